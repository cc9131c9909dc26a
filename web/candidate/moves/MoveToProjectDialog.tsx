// Moves candidates to another project: chooses the project and its tab.
import { roleFromWire } from '@fairlead/contract/codes'
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
import { text as candidateMovesMoveToProjectText } from '../../i18n/candidate-moves-move-to-project.ts'
import type { CopyCandidate } from '@fairlead/contract/v1/candidates/copy'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { CancelsInterview } from './CancelsInterview.tsx'
import { putBack, refreshStages, removeFromPages } from '../pages.ts'

interface Props {
  projectId: string
  from: Stage
  candidates: readonly WireCandidate[]
  onClose: () => void
  /** Called as soon as the move is in progress. */
  onMove: () => void
}

export function MoveToProjectDialog({ projectId, from, candidates, onClose, onMove }: Props) {
  const projects = useProjects().data ?? []
  const [target, setTarget] = useState<string | null>(null)
  const [tab, setTab] = useState<'interested' | 'question'>('interested')
  // comment-only users can't move anyone to a project
  const choices = projects.filter(
    (project) =>
      project.project_id !== projectId &&
      roleFromWire(project.role) !== 'commenter' &&
      !['draft', 'archived'].includes(sectionOfProject(project)),
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
            choices.length === 0 ? candidateMovesMoveToProjectText.noOtherProjects : candidateMovesMoveToProjectText.chooseAProject
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
        {candidates.map((candidate) => (
          <CancelsInterview key={candidate.id} candidate={candidate} />
        ))}
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

interface MoveToProject {
  projectId: string
  from: Stage
  candidates: readonly WireCandidate[]
  target: string
  to: Stage
}

/** The move to another project: removed from the tab immediately, restored when the server refuses. */
async function moveToProject({ projectId, from, candidates, target, to }: MoveToProject): Promise<void> {
  const places = candidates.map((candidate) => removeFromPages(projectId, from, candidate.id))
  let moved = 0
  for (const [index, candidate] of candidates.entries()) {
    try {
      await send<CopyCandidate>('POST', 'v1/candidates/copy', { candidate_id: candidate.id, new_project_id: target, new_status: to })
      moved++
    } catch (error) {
      const place = places[index] ?? -1
      if (place >= 0) putBack(projectId, from, candidate, place)
      showToast(`${candidate.name}: ${sentenceOf(error, messages.copyFailed)}`, { tone: 'bad' })
    }
  }
  if (moved > 0) showToast(messages.copied)
  invalidate('v1/projects')
  refreshStages(projectId, from)
  refreshStages(target, to)
}
