// Saves a template of a project for the whole workspace: as a new one, or as the next version of one.
import { Button, Group, Select, Skeleton, Stack, Text, TextInput } from '@mantine/core'
import { teamTemplateFromWire } from '@fairlead/contract/shapes/team-template-names'
import type { WireTeamTemplate } from '@fairlead/contract/shapes/team-template'
import { isSameTeamTemplate, longestTeamTemplateName, validateTeamTemplate } from '@fairlead/domain/outreach/team-template'
import { useState } from 'react'
import { newId } from '../../api/new-id.ts'
import { useForm } from '../../api/use-form.ts'
import { Banner } from '../../ui/Banner.tsx'
import { Dialog } from '../../ui/Dialog.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { TemplateDifference } from './TemplateDifference.tsx'
import { saveTeamTemplate, useTeamTemplates, type SharedTemplate } from './use-team-templates.ts'
import { text as templateText } from '../../i18n/team-templates.ts'

interface Props {
  template: WireTeamTemplate
  onClose: () => void
}

export function SaveTeamTemplateDialog(props: Props) {
  const templates = useTeamTemplates()
  return (
    <Dialog title={templateText.saveToTeam} size={620} onClose={props.onClose}>
      {templates.isError ? (
        <ErrorState text={templateText.teamTemplatesFailed} onRetry={() => void templates.refetch()} />
      ) : templates.data ? (
        <SaveForm {...props} templates={templates.data} />
      ) : (
        <Skeleton h={200} radius={12} />
      )}
    </Dialog>
  )
}

const asNew = 'new'

function SaveForm({ template, templates, onClose }: Props & { templates: readonly SharedTemplate[] }) {
  const [id] = useState(newId)
  const [chosen, setChosen] = useState(() => {
    const name = template.name.trim().toLowerCase()
    return templates.find((entry) => entry.template.name.toLowerCase() === name)?.id ?? asNew
  })
  // saving is offered for what was read: a version saved in between is shown first
  const [latestRead, setLatestRead] = useState<readonly SharedTemplate[]>(templates)
  const [conflict, setConflict] = useState<SharedTemplate | null>(null)
  const target = latestRead.find((entry) => entry.id === chosen) ?? null
  const withName = (name: string): WireTeamTemplate => ({ ...template, name: target ? target.template.name : name })
  const form = useForm(
    { name: template.name },
    {
      check: ({ name }) => validateTeamTemplate(teamTemplateFromWire(withName(name))),
      fields: ['name'],
      send: ({ name }) => saveTeamTemplate(target?.id ?? id, withName(name), target?.version),
      success: (outcome, { name }) => ('conflict' in outcome ? null : templateText.saved(withName(name).name.trim(), outcome.version)),
      onSuccess: (outcome) => {
        if (!('conflict' in outcome)) return onClose()
        const { conflict: latest } = outcome
        setConflict(latest)
        setChosen(latest.id)
        setLatestRead([...latestRead.filter((entry) => entry.id !== latest.id), latest])
      },
      failure: templateText.notSaved,
    },
  )
  const problem = Object.entries(validateTeamTemplate(teamTemplateFromWire(withName('-')))).at(0)?.[1]
  const isSame = target !== null && isSameTeamTemplate(teamTemplateFromWire(target.template), teamTemplateFromWire(withName('')))
  return (
    <form noValidate onSubmit={form.onSubmit}>
      <Stack>
        {conflict && conflict.id === target?.id && (
          <Banner tone="warn" role="alert">
            {isSame
              ? templateText.conflictSame(conflict.edited_by, conflict.version)
              : templateText.conflict(conflict.edited_by, conflict.version)}
          </Banner>
        )}
        {latestRead.length > 0 && (
          <Select
            label={templateText.saveAs}
            allowDeselect={false}
            searchable={latestRead.length > 8}
            data={[
              { value: asNew, label: templateText.asNew },
              ...latestRead.map((entry) => ({ value: entry.id, label: templateText.newVersionOf(entry.template.name) })),
            ]}
            value={chosen}
            onChange={(value) => {
              form.clear()
              setChosen(value ?? asNew)
            }}
          />
        )}
        {target ? (
          <>
            <Text size="sm">{isSame ? templateText.sameText : templateText.changesLikeThis}</Text>
            {!isSame && <TemplateDifference before={target.template} after={withName('')} />}
          </>
        ) : (
          <TextInput label={templateText.name} maxLength={longestTeamTemplateName} data-autofocus {...form.field('name')} />
        )}
        <FormError>{form.sentence ?? problem}</FormError>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {templateText.cancel}
          </Button>
          <Button type="submit" loading={form.busy} disabled={isSame || problem !== undefined}>
            {target ? templateText.saveVersion(target.version + 1) : templateText.save}
          </Button>
        </Group>
      </Stack>
    </form>
  )
}
