// A reply's classification, and the menu that corrects it.
import { Menu } from '@mantine/core'
import { replyLabels, type ReplyLabel } from '@fairlead/domain/ports/reply-classifier'
import { IconCheck, IconChevronDown } from '@tabler/icons-react'
import { Key } from '../../ui/Key.tsx'
import { MenuOnDemand } from '../../ui/MenuOnDemand.tsx'
import { replyLabel } from './reply-words.ts'
import { labelKeys } from './label-keys.ts'
import { correctReply } from './reply-actions.ts'
import { text as candidateRepliesText } from '../../i18n/candidate-replies.ts'

interface Props {
  mailId: string
  label: ReplyLabel
  confident: boolean
  mayDecide: boolean
}

export function LabelMenu({ mailId, label, confident, mayDecide }: Props) {
  const words = replyLabel(label)
  const labelText = confident ? words : `${words}?`
  if (!mayDecide) return <span className="pill inline outlined ink text-13 medium gap-4">{labelText}</span>
  return (
    <MenuOnDemand
      position="bottom-start"
      width={220}
      button={(props) => (
        <button
          type="button"
          className="pill inline outlined ink text-13 medium gap-4"
          aria-label={candidateRepliesText.readAsCorrect(words)}
          {...props}
        >
          {labelText} <IconChevronDown size={13} aria-hidden />
        </button>
      )}
    >
      {() => <LabelItems mailId={mailId} label={label} confident={confident} />}
    </MenuOnDemand>
  )
}

/** The classes of a reply as items of a menu; the chosen one corrects it. */
export function LabelItems({ mailId, label, confident, hasKeys = false }: Omit<Props, 'mayDecide'> & { hasKeys?: boolean }) {
  return (
    <>
      <Menu.Label>{confident ? candidateRepliesText.correctMeaningTitle : candidateRepliesText.meaningTitle}</Menu.Label>
      {replyLabels.map((option) => (
        <Menu.Item
          key={option}
          leftSection={option === label ? <IconCheck size={15} /> : <span style={{ width: 15, display: 'inline-block' }} />}
          rightSection={hasKeys ? <Key>{labelKeys[option]}</Key> : null}
          disabled={option === label && confident}
          onClick={() => void correctReply(mailId, option, label)}
        >
          {replyLabel(option)}
        </Menu.Item>
      ))}
    </>
  )
}
