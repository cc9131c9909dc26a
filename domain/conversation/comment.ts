// Permissions and validation of comments on a candidate.
import { mayAdminister, mayRead, type Actor, type ProjectFacts } from '../project/project.ts'
import type { RefusalCode } from '../refusal.ts'
import { isEmail, normaliseEmail } from '../shared/validation.ts'
import { text as commentText } from './texts/comment.ts'
import { messages } from '../shared/messages.ts'

export interface CommentForm {
  body: string
  assigneeEmail: string | null
}

/** Errors by API field name, or null: text is required, and an assignee must be on the roster. */
export function checkComment(project: Pick<ProjectFacts, 'collaborators'>, form: CommentForm): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  if (form.body.trim() === '') wrong.comment_body = messages.fieldRequired
  if (form.assigneeEmail !== null) {
    const email = normaliseEmail(form.assigneeEmail)
    if (!isEmail(email)) wrong.assignee_email = messages.notAnEmail
    else if (project.collaborators.length > 0 && !project.collaborators.some((c) => normaliseEmail(c.email) === email))
      wrong.assignee_email = commentText.thisPerson
  }
  return Object.keys(wrong).length > 0 ? wrong : null
}

/** Everyone who can open the project may resolve a comment; only its author or an admin may change text and assignee. */
export function whyNotChangeComment(
  project: Pick<ProjectFacts, 'collaborators' | 'ownerEmail'>,
  actor: Actor,
  comment: { userId: string },
  action: 'resolve' | 'rewrite' | 'remove',
): RefusalCode | null {
  if (!mayRead(project, actor)) return 'not_permitted'
  if (action === 'resolve') return null
  return comment.userId === actor.userId || mayAdminister(project, actor) ? null : 'not_permitted'
}
