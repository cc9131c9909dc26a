// The files of a follow-up that waits: each change is saved at once.
import type { WireSentFile, WireWaitingFollowUp } from '@fairlead/contract/shapes/conversation'
import type { AddFollowUpFile, RemoveFollowUpFile } from '@fairlead/contract/v2/mail/follow_up_files'
import type { AttachFile, ReadDraftFiles } from '@fairlead/contract/v2/outreach/attachments'
import { validateAttachments, validateFileName } from '@fairlead/domain/outreach/attachment'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { sentenceOf } from '../../api/failure.ts'
import { send, sendFile } from '../../api/send.ts'
import { reloadConversation } from './use-conversation.ts'
import { text as attachmentsText } from '../../i18n/attachments.ts'

export function useFollowUpFiles(projectId: string, candidateId: string, { step, files }: WireWaitingFollowUp) {
  const [uploading, setUploading] = useState<string | null>(null)
  const [isRemoving, setIsRemoving] = useState(false)
  const [problem, setProblem] = useState<string | null>(null)
  const about = { project_id: projectId, candidate_id: candidateId }
  const stored = useQuery({
    queryKey: ['v2/outreach/attachments', { ...about, ids: [] }],
    queryFn: () => send<ReadDraftFiles>('GET', 'v2/outreach/attachments', about),
    staleTime: 60_000,
    retry: false,
  })
  const limits = stored.data

  /** One after the other; the first that is refused ends it. */
  async function add(chosen: readonly File[]) {
    setProblem(null)
    if (!limits) return setProblem(attachmentsText.limitsUnknown)
    const sizes = files.map(({ size }) => size)
    for (const file of chosen) {
      sizes.push(file.size)
      const allowed = { maxFiles: limits.most_files, bytes: limits.most_bytes }
      const refusal = validateFileName(file.name) ?? validateAttachments(sizes, allowed, limits.mailbox_kind)
      if (refusal) return setProblem(refusal)
      setUploading(file.name)
      try {
        const { attachment_id } = await sendFile<AttachFile>('v2/outreach/attachments', about, file)
        // an upload that no follow-up takes is deleted after a week
        await send<AddFollowUpFile>('POST', 'v2/mail/follow_up_files', { ...about, step, attachment_id })
      } catch (error) {
        return setProblem(sentenceOf(error, attachmentsText.uploadFailed))
      } finally {
        await reloadConversation(projectId, candidateId)
        setUploading(null)
      }
    }
  }

  async function remove({ number, attachment_id }: WireSentFile) {
    setProblem(null)
    setIsRemoving(true)
    const file = { number, ...(attachment_id === null ? {} : { attachment_id }) }
    try {
      await send<RemoveFollowUpFile>('DELETE', 'v2/mail/follow_up_files', { ...about, step, ...file })
    } catch (error) {
      setProblem(sentenceOf(error, attachmentsText.removeFailed))
    }
    await reloadConversation(projectId, candidateId)
    setIsRemoving(false)
  }

  return {
    isOff: limits?.most_files === 0,
    uploading,
    isRemoving,
    problem,
    add: (chosen: readonly File[]) => void add(chosen),
    remove: (file: WireSentFile) => void remove(file),
  }
}
