import { Skeleton, Title } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { ErrorState } from '../../../ui/ErrorState.tsx'
import { useOneCandidate } from '../../../candidate/pages.ts'
import type { PanelView } from '../../../project/panel-view.ts'
import { CommentComposer } from '../../../candidate/conversation/CommentComposer.tsx'
import { CommentEntry } from '../../../candidate/conversation/CommentEntry.tsx'
import { PersonLine } from './PersonLine.tsx'
import styles from '../../../candidate/conversation/conversation.module.css'
import * as panelConversationText from '../../../i18n/en/panel-conversation.ts'

export function ChatTab({ view, candidate, name }: { view: PanelView; candidate: WireCandidate; name: string }) {
  const whole = useOneCandidate(view.facts.id, candidate.id)
  const comments = whole.data?.comments ?? []
  const open = comments.filter((comment) => !comment.is_resolved).length
  return (
    <div className={styles.chat}>
      <div className={styles.scroll}>
        <PersonLine candidate={candidate} name={name} plain={view.facts.biasReducer} />
        <Title order={3} mb="sm">
          {panelConversationText.chat}
          {comments.length > 0 && (
            <span className={styles.soft}> {open === 0 ? panelConversationText.allResolved : panelConversationText.openCount(open)}</span>
          )}
        </Title>
        {whole.isPending && <Skeleton h={120} />}
        {whole.isError && !whole.data && <ErrorState text={panelConversationText.commentsFailed} onRetry={() => void whole.refetch()} />}
        {whole.data && comments.length === 0 && <p className={styles.soft}>{panelConversationText.noComments}</p>}
        <ol className={styles.thread} aria-live="polite">
          {comments.map((comment) => (
            <CommentEntry key={comment.comment_id} view={view} comment={comment} />
          ))}
        </ol>
      </div>
      <CommentComposer view={view} candidateId={candidate.id} />
    </div>
  )
}
