// Actions on a whole project: pause, archive, search again.
import type { ReformProject } from '@fairlead/contract/v1/projects/reform'
import type { ArchiveProject } from '@fairlead/contract/v2/projects/archive'
import type { NextBatch } from '@fairlead/contract/v2/projects/flashcards'
import type { CopyProjectV2 } from '@fairlead/contract/v2/projects/copy'
import type { PauseProject } from '@fairlead/contract/v2/projects/pause'
import { limits } from '@fairlead/domain/shared/limits'
import { messages } from '@fairlead/domain/shared/messages'
import { invalidate } from '../api/cache.ts'
import { sentenceOf } from '../api/failure.ts'
import { send } from '../api/send.ts'
import { showToast } from '../ui/toast.ts'
import { text as projectText } from '../i18n/project.ts'

export interface StopReason {
  paused_archived_reason: number
  paused_archived_reason_other: string
}

/** Runs one change and reports the result; returns whether it succeeded. */
export async function perform(work: () => Promise<unknown>, sentence: string): Promise<boolean> {
  try {
    await work()
    showToast(sentence)
    return true
  } catch (error) {
    showToast(sentenceOf(error, messages.projectFailed), { tone: 'bad' })
    return false
  } finally {
    invalidate('v1/projects')
  }
}

export function pause(projectId: string, reason: StopReason): Promise<boolean> {
  return perform(
    () => send<PauseProject>('POST', 'v2/projects/pause', { project_id: projectId, should_pause: true, ...reason }),
    messages.projectPaused,
  )
}

export function reactivate(projectId: string): Promise<boolean> {
  return perform(
    () => send<PauseProject>('POST', 'v2/projects/pause', { project_id: projectId, should_pause: false }),
    messages.projectReactivated,
  )
}

export function archive(projectId: string, reason: StopReason): Promise<boolean> {
  return perform(
    () => send<ArchiveProject>('POST', 'v2/projects/archive', { project_id: projectId, should_archive: true, ...reason }),
    messages.projectArchived,
  )
}

export function restore(projectId: string): Promise<boolean> {
  return perform(
    () => send<ArchiveProject>('POST', 'v2/projects/archive', { project_id: projectId, should_archive: false }),
    messages.projectRestored,
  )
}

/** Copies the project; the page opens the copy after a moment, so that the message can be read. */
export async function duplicate(
  projectId: string,
  { name, keepsLessons }: { name: string; keepsLessons: boolean },
  go: (copyId: string) => void,
): Promise<boolean> {
  let copyId = ''
  const done = await perform(async () => {
    const copy = { project_id: projectId, project_copy_name: name, keep_lessons: keepsLessons }
    copyId = await send<CopyProjectV2>('POST', 'v2/projects/copy', copy)
  }, messages.projectCopied)
  if (done) setTimeout(() => go(copyId), limits.redirectMs)
  return done
}

export function requestNextBatch(projectId: string): Promise<boolean> {
  return perform(() => send<NextBatch>('POST', 'v2/projects/flashcards', { project_id: projectId }), projectText.nextBatchStarted)
}

export function searchAgain(projectId: string): Promise<boolean> {
  return perform(() => send<ReformProject>('POST', 'v1/projects/reform', { project_id: projectId }), projectText.searchStarted)
}
