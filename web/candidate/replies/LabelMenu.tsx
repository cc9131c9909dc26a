// A reply's classification, and the menu that corrects it.
import { Menu } from '@mantine/core'
import type { WireCandidate } from '@fairlead/contract/shapes/candidate'
import { replyLabels, type ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { MenuOnDemand } from '../../ui/MenuOnDemand.tsx'
import { replyLabel } from './reply-words.ts'
import { correctReply } from './reply-actions.ts'
import styles from './replies.module.css'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

interface Props {
  mailId: string
  label: NonNullable<NonNullable<WireCandidate['last_reply']>['label']>
  confident: boolean
  mayDecide: boolean
}

export function LabelMenu({ mailId, label, confident, mayDecide }: Props) {
  const words = replyLabel(label)
  const labelText = confident ? words : `${words}?`
  if (!mayDecide) return <span className={styles.label}>{labelText}</span>
  const choose = (to: ReplyLabel) => void correctReply(mailId, to, replyLabel(to))
  return (
    <MenuOnDemand
      position="bottom-start"
      width={220}
      button={(props) => (
        <button type="button" className={styles.label} aria-label={candidateRepliesText.readAsCorrect(words)} {...props}>
          {labelText} <IconChevronDown size={13} aria-hidden />
        </button>
      )}
    >
      {() => (
        <>
          <Menu.Label>{confident ? candidateRepliesText.correctMeaningTitle : candidateRepliesText.meaningTitle}</Menu.Label>
          {replyLabels.map((option) => (
            <Menu.Item
              key={option}
              leftSection={option === label ? <IconCheck size={15} /> : <span style={{ width: 15, display: 'inline-block' }} />}
              disabled={option === label && confident}
              onClick={() => choose(option)}
            >
              {replyLabel(option)}
            </Menu.Item>
          ))}
        </>
      )}
    </MenuOnDemand>
  )
}
