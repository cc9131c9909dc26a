// Takes candidates into another project: which one, and onto which of its tabs.
import { Button, Group, Radio, Select, Stack } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { Stage } from '@fairlead/domain/shared/stages'
import { interestedStage } from '@fairlead/domain/project/tabs'
import { useState } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { sectionOfProject } from '../../project/project-list.ts'
import { useProjects } from '../../project/use-projects.ts'
import { nameApart, useSameNamed } from '../../project/use-same-named.ts'
import { factsOf } from '../../project/wire.ts'
import { moveToProject } from './move-to-project.ts'
import * as candidateMovesMoveToProjectText from '../../i18n/en/candidate-moves-move-to-project.ts'

interface Props {
  projectId: string
  from: Stage
  candidates: readonly WireCandidate[]
  onClose: () => void
  /** Called as soon as the move is under way. */
  onMove: () => void
}

export function MoveToProjectDialog({ projectId, from, candidates, onClose, onMove }: Props) {
  const projects = useProjects().data ?? []
  const [target, setTarget] = useState<string | null>(null)
  const [tab, setTab] = useState<'interested' | 'question'>('interested')
  // where someone may only comment, no one can be moved to
  const choices = projects.filter(
    (project) => project.project_id !== projectId && project.role !== 3 && !['draft', 'archived'].includes(sectionOfProject(project)),
  )
  const apart = useSameNamed()
  const chosen = choices.find((project) => project.project_id === target)
  const submit = () => {
    if (!chosen) return
    const to = tab === 'question' ? 'QUESTION' : interestedStage(factsOf(chosen))
    onMove()
    void moveToProject({ projectId, from, candidates, target: chosen.project_id, to })
    onClose()
  }
  return (
    <Dialog title={candidateMovesMoveToProjectText.moveToAnotherProject} onClose={onClose}>
      <Stack>
        <Select
          label={candidateMovesMoveToProjectText.project}
          placeholder={
            choices.length === 0 ? candidateMovesMoveToProjectText.thereIsNoOtherProject : candidateMovesMoveToProjectText.chooseAProject
          }
          searchable
          data-autofocus
          disabled={choices.length === 0}
          data={choices.map((project) => ({ value: project.project_id, label: nameApart(project, apart) }))}
          value={target}
          onChange={setTarget}
          comboboxProps={{ withinPortal: true }}
        />
        <Radio.Group label={candidateMovesMoveToProjectText.tab} value={tab} onChange={(value) => setTab(value)}>
          <Stack gap="xs" mt={6}>
            <Radio value="interested" label={candidateMovesMoveToProjectText.interested} />
            <Radio value="question" label={candidateMovesMoveToProjectText.needsAttention} />
          </Stack>
        </Radio.Group>
        <Group justify="end" gap="xs">
          <Button variant="subtle" onClick={onClose}>
            {candidateMovesMoveToProjectText.cancel}
          </Button>
          <Button disabled={!chosen} onClick={submit}>
            {candidateMovesMoveToProjectText.move}
          </Button>
        </Group>
      </Stack>
    </Dialog>
  )
}
