// The team's comments on one candidate: loaded with the candidate, changed optimistically, and undone when refused.
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import type { WireComment } from '@fairlead/contract/shapes/comment'
import type { DeleteComment, PostComment, PutComment } from '@fairlead/contract/v1/comments'
import { cache } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { showToast } from '../../ui/toast.ts'
import { text as panelConversationText } from '../../i18n/panel-conversation.ts'

const keyOf = (projectId: string, candidateId: string) => [
  'v2/projects/candidates/one',
  { project_id: projectId, candidate_id: candidateId },
]

function change(projectId: string, candidateId: string, to: (comments: WireComment[]) => WireComment[]): () => void {
  const key = keyOf(projectId, candidateId)
  const before = cache.getQueryData<WireCandidate>(key)
  cache.setQueryData<WireCandidate>(key, (candidate) => candidate && { ...candidate, comments: to(candidate.comments) })
  return () => {
    cache.setQueryData(key, before)
    // exclude comments that arrived in the meantime
    void cache.invalidateQueries({ queryKey: key })
  }
}

const failed = (error: unknown) => showToast(sentenceOf(error, panelConversationText.commentFailed), { tone: 'bad' })

interface NewComment {
  body: string
  assigneeEmail: string | null
  /** Ids of teammates. */
  mentions: string[]
}

/** True when it was saved. */
export async function addComment(projectId: string, candidateId: string, comment: NewComment): Promise<boolean> {
  try {
    const made = await send<PostComment>('POST', 'v1/comments', {
      candidate_id: candidateId,
      comment_body: comment.body,
      assignee_email: comment.assigneeEmail ?? '',
      mentions: comment.mentions,
    })
    change(projectId, candidateId, (comments) => [...comments.filter((entry) => entry.comment_id !== made.comment_id), made])
    return true
  } catch (error) {
    failed(error)
    return false
  }
}

/** True when it was saved. */
export async function editComment(
  projectId: string,
  comment: WireComment,
  edit: { comment_body?: string; is_resolved?: boolean },
  mentions?: string[],
): Promise<boolean> {
  const { candidate_id, comment_id } = comment
  const rollBack = change(projectId, candidate_id, (comments) =>
    comments.map((entry) => (entry.comment_id === comment_id ? { ...entry, ...edit } : entry)),
  )
  try {
    await send<PutComment>('PUT', 'v1/comments', { candidate_id, comment_id, ...edit, ...(mentions && { mentions }) })
    return true
  } catch (error) {
    rollBack()
    failed(error)
    return false
  }
}

export async function removeComment(projectId: string, { candidate_id, comment_id }: WireComment): Promise<void> {
  const rollBack = change(projectId, candidate_id, (comments) => comments.filter((comment) => comment.comment_id !== comment_id))
  try {
    await send<DeleteComment>('DELETE', 'v1/comments', { candidate_id, comment_id })
  } catch (error) {
    rollBack()
    failed(error)
  }
}
