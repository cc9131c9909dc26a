// The approval form: a rating, liked attributes, and feedback.
import { isOneOf } from '../shared/records.ts'
import { messages } from '../shared/messages.ts'
import { text as approvalTexts } from './texts/approval.ts'
import { quoted } from '../shared/formats.ts'

/** All valid scores; others are refused because they have no meaning (spec B, section 9). */
const rating = <S extends number>(score: S, name: keyof typeof approvalTexts.ratings) => ({
  score,
  get label() {
    return approvalTexts.ratings[name]
  },
})
export const ratings = [rating(1, 'satisfactory'), rating(2, 'good'), rating(3, 'excellent')] as const
export type ApprovalScore = (typeof ratings)[number]['score']

export const likedAttributes = [
  'Skills match',
  'Companies worked at',
  'Education',
  'Industry worked at',
  'Professional background',
  'Relevant Experience',
] as const
export type LikedAttribute = (typeof likedAttributes)[number]

export interface ApprovalForm {
  score: number | null
  liked: readonly string[]
  /** The hiring manager's optional comment. */
  feedback: string
}

/** True only for 1, 2, and 3. */
export function isApprovalScore(value: unknown): value is ApprovalScore {
  return ratings.some((rating) => rating.score === value)
}

/** 'Good' for 2; null for a score that does not exist. */
export function ratingLabel(score: number): string | null {
  return ratings.find((rating) => rating.score === score)?.label ?? null
}

/** A rating and at least one liked attribute are required. null when complete, else the error by wire field. */
export function checkApproval(form: ApprovalForm): Record<string, string> | null {
  const wrong: Record<string, string> = {}
  if (form.score === null) wrong.approval_score = messages.fieldRequired
  else if (!isApprovalScore(form.score)) wrong.approval_score = messages.noSuchRating
  if (form.liked.length === 0) wrong.approval_score_other = messages.fieldRequired
  else if (!form.liked.every((attribute) => isOneOf(likedAttributes, attribute))) wrong.approval_score_other = messages.noSuchReason
  return Object.keys(wrong).length > 0 ? wrong : null
}

/** The attribute as shown to a hiring manager; the stored value is unchanged. */
export function likedWords(attribute: LikedAttribute): string {
  return approvalTexts.managerWords[attribute]
}

/** The attribute as the team reads it. */
export function likedLabel(attribute: LikedAttribute): string {
  return approvalTexts.likedAttributes[attribute]
}

export interface Approval {
  /** 'Excellent'; null for a candidate approved without a rating. */
  rating: string | null
  liked: LikedAttribute[]
  /** The hiring manager's comment for the interviewer; '' = none. */
  feedback: string
}

/** Parses the output of `approvalText`: leading attributes are likes, the rest is feedback for the interviewer. */
export function readApproval(score: number | null, text: string | null): Approval {
  const rest = (text ?? '').trim().split(', ')
  const liked: LikedAttribute[] = []
  for (const part of rest) {
    const attribute = likedAttributes.find((likedAttribute) => likedAttribute === part.trim())
    if (!attribute || liked.includes(attribute)) break
    liked.push(attribute)
  }
  return { rating: score === null ? null : ratingLabel(score), liked, feedback: rest.slice(liked.length).join(', ').trim() }
}

/** 'Excellent. Liked: Skills, Education. “Call soon.”'; '' when empty. */
export function approvalSentence({ rating, liked, feedback }: Approval): string {
  return [rating && `${rating}.`, liked.length > 0 && approvalTexts.liked(liked.map(likedWords).join(', ')), feedback && quoted(feedback)]
    .filter(Boolean)
    .join(' ')
}

/** The value of `approval_score_other`: attributes and feedback, separated by commas (spec B, section 7). */
export function approvalText(form: Pick<ApprovalForm, 'liked' | 'feedback'>): string {
  return [...form.liked, form.feedback.trim()].filter((part) => part !== '').join(', ')
}
