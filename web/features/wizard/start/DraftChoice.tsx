// Before a new project: start a new one, or continue an existing draft.
import { Button, Text, Title } from '@mantine/core'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { IconPlus } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { firstStepTitle, type FirstStep } from '../../../project/first-step.ts'
import { nameApart, useSameNamed } from '../../../project/use-same-named.ts'
import { When } from '../../../ui/When.tsx'
import { text as wizardStartText } from '../../../i18n/wizard-start.ts'

interface Props {
  drafts: WireProject[]
  /** Input stored only in this browser; null when there is none. */
  unsaved: FirstStep | null
  busy: boolean
  onNew: () => void
  onContinue: () => void
  onForget: () => void
  onDiscard: (draft: WireProject) => void
}

export function DraftChoice({ drafts, unsaved, busy, onNew, onContinue, onForget, onDiscard }: Props) {
  const apart = useSameNamed()
  return (
    <section className="page" aria-labelledby="choice-title">
      <Title order={1} fz="1.375rem" id="choice-title">
        {wizardStartText.createProject}
      </Title>
      <Text c="dimmed" mb="lg">
        {wizardStartText.draftChoiceHint}
      </Text>
      <Button leftSection={<IconPlus size={18} aria-hidden />} loading={busy} onClick={onNew}>
        {wizardStartText.newProject}
      </Button>
      <h2 className="soft text-14 strong above-24 below-8">{wizardStartText.drafts}</h2>
      <ul className="card lined" aria-label={wizardStartText.drafts}>
        {unsaved && (
          <li className="row pad-12 wrap">
            <span className="basis anywhere">
              <strong className="block" dir="auto">
                {firstStepTitle(unsaved)}
              </strong>
              <small className="text-13">{wizardStartText.unsavedNote}</small>
            </span>
            <Button variant="default" size="compact-md" onClick={onContinue}>
              {wizardStartText.continueText}
            </Button>
            <Button variant="subtle" color="red" size="compact-md" onClick={onForget}>
              {wizardStartText.discard}
            </Button>
          </li>
        )}
        {drafts.map((draft) => (
          <li className="row pad-12 wrap" key={draft.project_id}>
            <span className="basis anywhere">
              <strong className="block" dir="auto">
                {nameApart(draft, apart)}
              </strong>
              <small className="text-13">
                {draft.job_title && draft.job_title !== draft.project_name && `${draft.job_title} · `}
                {wizardStartText.edited} <When date={draft.edited_at ?? draft.created_at} />
                {draft.edited_by && wizardStartText.byEditedby(draft.edited_by)}
              </small>
            </span>
            <Button
              component={Link}
              to={`/projects/v2/draft/${draft.project_id}`}
              variant="default"
              size="compact-md"
              aria-label={wizardStartText.continueNameapart(nameApart(draft, apart))}
            >
              {wizardStartText.continueText}
            </Button>
            <Button
              variant="subtle"
              color="red"
              size="compact-md"
              aria-label={wizardStartText.discardNameapart(nameApart(draft, apart))}
              onClick={() => onDiscard(draft)}
            >
              {wizardStartText.discard}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
