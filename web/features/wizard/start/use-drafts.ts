// The drafts a user may continue, and their actions before a new project begins.
import { roleFromWire, statusFromWire } from '@fairlead/contract/codes'
import type { ArchiveProject } from '@fairlead/contract/v2/projects/archive'
import type { WireProject } from '@fairlead/contract/shapes/project'
import { may } from '@fairlead/domain/account/permissions'
import { useState } from 'react'
import { invalidate } from '../../../api/cache.ts'
import { sentenceOf } from '../../../api/failure.ts'
import { send } from '../../../api/send.ts'
import { useSubmit } from '../../../api/use-submit.ts'
import {
  firstStepTitle,
  clearFirstStep,
  isFirstStepBegun,
  saveFirstStep,
  readFirstStep,
  type FirstStep,
} from '../../../project/first-step.ts'
import { changeProject, useProjects } from '../../../project/use-projects.ts'
import { useUser } from '../../../session/use-user.ts'
import { showToast } from '../../../ui/toast.ts'
import type { Beginning } from '../new-project.ts'
import { firstSettings } from './first-search.ts'
import { text as wizardStartText } from '../../../i18n/wizard-start.ts'

const changedLast = (draft: WireProject) => draft.edited_at ?? draft.created_at

async function archive(draft: WireProject, should_archive: boolean): Promise<void> {
  changeProject(draft.project_id, (project) => ({ ...project, is_archived: should_archive }))
  try {
    await send<ArchiveProject>('POST', 'v2/projects/archive', { project_id: draft.project_id, should_archive })
  } finally {
    invalidate('v1/projects')
  }
}

export function useDrafts() {
  const projects = useProjects()
  const isSuperAdmin = useUser().data?.is_super_admin ?? false
  // read on every render: the form next to it writes it, too
  const saved = readFirstStep(false)
  const [, setChanges] = useState(0)
  const readAgain = () => setChanges((count) => count + 1)
  const drafts = (projects.data ?? [])
    .filter(
      (project) =>
        statusFromWire(project.status) === 'draft' &&
        !project.is_archived &&
        may('save_settings', { role: roleFromWire(project.role), isSuperAdmin, isStaff: false }),
    )
    .toSorted((a, b) => (changedLast(a) < changedLast(b) ? 1 : -1))
  const unsaved = isFirstStepBegun(saved) ? saved : null

  const discard = async (draft: WireProject) => {
    try {
      await archive(draft, true)
      const restore = () =>
        archive(draft, false).catch((error: unknown) => showToast(sentenceOf(error, wizardStartText.restoreFailed), { tone: 'bad' }))
      showToast(wizardStartText.draftDiscarded, { undo: () => void restore() })
    } catch (error) {
      showToast(sentenceOf(error, wizardStartText.discardFailed), { tone: 'bad' })
    }
  }
  const forget = () => {
    clearFirstStep()
    readAgain()
    const restore = () => {
      saveFirstStep(saved, false)
      readAgain()
    }
    showToast(wizardStartText.discarded, { undo: restore })
  }
  /** Saves the input as a separate draft, so that a new project starts empty and nothing is lost. */
  const saving = useSubmit({
    send: async (before: FirstStep, open: Beginning['open'], flow: Beginning['flow']) =>
      open({ ...(await firstSettings(before)), project_name: firstStepTitle(before), setup_flow: flow }),
    success: (_, before) => wizardStartText.savedAsDraft(firstStepTitle(before)),
    onSuccess: () => {
      clearFirstStep()
      invalidate('v1/projects')
    },
    failure: wizardStartText.saveDraftFailed,
    failureIn: 'toast',
    fields: [],
  })
  const setAside = async (open: Beginning['open'], flow: Beginning['flow']): Promise<boolean> =>
    unsaved === null || saving.run(unsaved, open, flow)
  return { isLoading: projects.isPending, drafts, unsaved, busy: saving.busy, discard, forget, setAside }
}
