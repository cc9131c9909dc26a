// The text of a comment with highlighted mentions.
import type { WireComment } from '@fairlead/contract/shapes/comment'
import { splitMentions } from '@fairlead/domain/conversation/mentions'
import styles from './mentions.module.css'

export function CommentText({ comment, className }: { comment: WireComment; className?: string | undefined }) {
  const parts = splitMentions(
    comment.comment_body,
    comment.mentions.map(({ user_name }) => ({ name: user_name })),
  )
  return (
    <p className={className}>
      {parts.map((part, index) =>
        part.person ? (
          <span key={index} className={styles.mention}>
            {part.text}
          </span>
        ) : (
          part.text
        ),
      )}
    </p>
  )
}
