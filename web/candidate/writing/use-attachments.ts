// The files of an email that is being written: uploaded at once, kept with the draft on this device, and checked against the limits.
import type { WireAttachment } from '@fairlead/contract/shapes/attachment'
import type { AttachFile, ReadDraftFiles, RemoveFile } from '@fairlead/contract/v2/outreach/attachments'
import type { ApproveAndSend } from '@fairlead/contract/v2/projects/candidates/approve_and_send'
import { validateAttachments, validateFileName } from '@fairlead/domain/outreach/attachment'
import { isRecord } from '@fairlead/domain/shared/records'
import { useQuery } from '@tanstack/react-query'
import { useEffect, useRef, useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { send, sendFile } from '../../api/send.ts'
import { keyOfUser } from '../../api/session.ts'
import { useUser } from '../../session/use-user.ts'
import { text as attachmentsText } from '../../i18n/attachments.ts'

export interface DraftEmail {
  projectId: string
  /** null for an email to several candidates. */
  candidateId: string | null
  /** The teammate who appears as the sender; blank = the project's sender. */
  sender?: string
}

const keyOf = (draftName: string) => keyOfUser(`files_${draftName}`)
const changed = 'fairlead:draft-files'

function attachmentIn(value: unknown): WireAttachment[] {
  const { attachment_id: id, file_name: name, size } = isRecord(value) ? value : {}
  return typeof id === 'string' && typeof name === 'string' && typeof size === 'number'
    ? [{ attachment_id: id, file_name: name, size }]
    : []
}

function readDraft(draftName: string): WireAttachment[] {
  try {
    const stored: unknown = JSON.parse(localStorage.getItem(keyOf(draftName)) ?? '[]')
    return Array.isArray(stored) ? stored.flatMap(attachmentIn) : []
  } catch {
    return []
  }
}

/** An editor of the same draft that is open shows them too. */
export function saveDraftFiles(draftName: string, files: readonly WireAttachment[]): void {
  if (files.length === 0) localStorage.removeItem(keyOf(draftName))
  else localStorage.setItem(keyOf(draftName), JSON.stringify(files))
  window.dispatchEvent(new CustomEvent(changed, { detail: draftName }))
}

export type Attachments = ReturnType<typeof useAttachments>

/** Files of the follow-ups that a first email starts. */
export interface FollowUpFiles {
  of: (step: number) => Attachments
  /** As the call of the first email names them, for those of `steps`. */
  fieldsOf: (
    steps: readonly number[],
  ) => Pick<ApproveAndSend['input'], 'follow_up_1_attachment_ids' | 'follow_up_2_attachment_ids' | 'follow_up_3_attachment_ids'>
  isBlocked: (steps: readonly number[]) => boolean
  clear: () => void
}

export function useFollowUpFiles(draftName: string, email: DraftEmail): FollowUpFiles {
  const first = useAttachments(`${draftName}_1`, email)
  const second = useAttachments(`${draftName}_2`, email)
  const third = useAttachments(`${draftName}_3`, email)
  const all = [first, second, third] as const
  const idsOf = (steps: readonly number[], step: 1 | 2 | 3) => (steps.includes(step) ? all[step - 1]?.ids : undefined)
  return {
    of: (step) => all[step - 1] ?? third,
    fieldsOf: (steps) => ({
      follow_up_1_attachment_ids: idsOf(steps, 1),
      follow_up_2_attachment_ids: idsOf(steps, 2),
      follow_up_3_attachment_ids: idsOf(steps, 3),
    }),
    isBlocked: (steps) => steps.some((step) => all[step - 1]?.isBlocked),
    clear: () => all.forEach(({ clear }) => clear()),
  }
}

/** `draftName`: under which the files are kept. */
export function useAttachments(draftName: string, { projectId, candidateId, sender = '' }: DraftEmail) {
  const [files, setFiles] = useState(() => readDraft(draftName))
  const [uploading, setUploading] = useState<string | null>(null)
  const [problem, setProblem] = useState<string | null>(null)
  const [firstIds] = useState(() => files.map((file) => file.attachment_id))
  // several uploads may end while this render is on the screen
  const latest = useRef(files)
  const isVerified = useUser().data?.email_verified !== false
  const about = { project_id: projectId, candidate_id: candidateId ?? undefined, sender_override: sender || undefined }
  const stored = useQuery({
    queryKey: ['v2/outreach/attachments', { ...about, ids: firstIds }],
    queryFn: () => send<ReadDraftFiles>('GET', 'v2/outreach/attachments', { ...about, attachment_ids: firstIds }),
    // nothing can be sent or attached before
    enabled: isVerified,
    staleTime: 60_000,
    retry: false,
  })
  const limits = stored.data
  const keep = (next: WireAttachment[]) => {
    latest.current = next
    setFiles(next)
    saveDraftFiles(draftName, next)
  }
  useEffect(() => {
    const onEvent = (event: Event) => {
      if (!(event instanceof CustomEvent) || event.detail !== draftName) return
      latest.current = readDraft(draftName)
      setFiles(latest.current)
    }
    window.addEventListener(changed, onEvent)
    return () => window.removeEventListener(changed, onEvent)
  }, [draftName])
  useEffect(() => {
    if (!limits || firstIds.length === 0) return
    const isGone = ({ attachment_id: id }: WireAttachment) =>
      firstIds.includes(id) && !limits.files.some((file) => file.attachment_id === id)
    const gone = latest.current.filter(isGone)
    if (gone.length === 0) return
    latest.current = latest.current.filter((file) => !isGone(file))
    setFiles(latest.current)
    saveDraftFiles(draftName, latest.current)
    setProblem(attachmentsText.noLongerStored(gone.map((file) => file.file_name).join(', ')))
  }, [limits, firstIds, draftName])

  const validateSizes = (sizes: readonly number[]) =>
    limits ? validateAttachments(sizes, { maxFiles: limits.most_files, bytes: limits.most_bytes }, limits.mailbox_kind) : null
  const sizesOf = (list: readonly WireAttachment[]) => list.map(({ size }) => size)

  /** One after the other; the first that is refused ends it. */
  async function add(chosen: readonly File[]) {
    setProblem(null)
    if (!limits) return setProblem(attachmentsText.limitsUnknown)
    for (const file of chosen) {
      const refusal = validateFileName(file.name) ?? validateSizes([...sizesOf(latest.current), file.size])
      if (refusal) return setProblem(refusal)
      setUploading(file.name)
      try {
        const uploaded = await sendFile<AttachFile>('v2/outreach/attachments', about, file)
        keep([...latest.current, uploaded])
      } catch (error) {
        return setProblem(sentenceOf(error, attachmentsText.uploadFailed))
      } finally {
        setUploading(null)
      }
    }
  }

  function remove(id: string) {
    setProblem(null)
    keep(latest.current.filter((file) => file.attachment_id !== id))
    // one that stays behind is deleted after a week
    void send<RemoveFile>('DELETE', 'v2/outreach/attachments', { ...about, attachment_id: id }).catch((error: unknown) =>
      console.warn('the file was not deleted', error),
    )
  }

  return {
    files,
    ids: files.map(({ attachment_id: id }) => id),
    isOff: limits?.most_files === 0 && files.length === 0,
    uploading,
    problem: problem ?? validateSizes(sizesOf(files)),
    /** The email can't be sent with these files, or not yet. */
    isBlocked: uploading !== null || validateSizes(sizesOf(files)) !== null,
    add: (chosen: readonly File[]) => void add(chosen),
    remove,
    clear: () => keep([]),
  }
}
