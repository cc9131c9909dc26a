// A text field that suggests teammates after an @: arrows choose, Enter or Tab inserts, Escape closes the list.
/* oxlint-disable jsx-a11y/prefer-tag-over-role, jsx-a11y/no-noninteractive-element-to-interactive-role -- a combobox with its own list: no plain element can do that */
import { Popover, Textarea, type TextareaProps } from '@mantine/core'
import { completeMention, suggestTeammates, typedMention } from '@fairlead/domain/conversation/mentions'
import { useId, useRef, useState, type KeyboardEvent } from 'react'
import { Picture } from '../../ui/Picture.tsx'
import type { Mentions, Teammate } from './use-teammates.ts'
import { text as commentsText } from '../../i18n/comments.ts'

interface Props extends Pick<TextareaProps, 'aria-label' | 'placeholder' | 'minRows' | 'maxRows' | 'description' | 'error' | 'id'> {
  value: string
  onChange: (value: string) => void
  mentions: Mentions
  /** Ctrl + Enter. */
  onSubmit?: () => void
  hasFocus?: boolean
}

export function MentionField({ value, onChange, mentions, onSubmit, hasFocus = false, ...field }: Props) {
  const input = useRef<HTMLTextAreaElement>(null)
  const listId = useId()
  /** null while the list is closed by Escape, or the field has no focus. */
  const [caret, setCaret] = useState<number | null>(null)
  const [active, setActive] = useState(0)
  const typed = caret === null ? null : typedMention(value, caret)
  const suggestions = typed ? suggestTeammates(mentions.teammates, typed.query) : []
  // the name was just inserted, or typed completely
  const isOpen = suggestions.length > 0 && !(suggestions.length === 1 && typed?.query.trim() === suggestions[0]?.name)
  const current = Math.min(active, suggestions.length - 1)
  const optionId = (index: number) => `${listId}-${index}`

  const look = () => {
    setCaret(input.current?.selectionEnd ?? null)
    setActive(0)
  }
  const choose = (teammate: Teammate | undefined) => {
    if (!typed || !teammate || teammate.refusal !== null) return
    const next = completeMention(value, typed, teammate.name)
    mentions.pick(teammate)
    onChange(next.text)
    setCaret(null)
    // once the new text is in the field
    requestAnimationFrame(() => {
      input.current?.focus()
      input.current?.setSelectionRange(next.caret, next.caret)
    })
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) return onSubmit?.()
    if (!isOpen) return
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key]
    if (step) setActive((current + step + suggestions.length) % suggestions.length)
    else if (event.key === 'Enter' || event.key === 'Tab') choose(suggestions[current])
    else if (event.key === 'Escape') setCaret(null)
    else return
    event.preventDefault()
    event.stopPropagation()
  }
  const list = isOpen && {
    role: 'combobox',
    'aria-expanded': true,
    'aria-autocomplete': 'list' as const,
    'aria-controls': listId,
    'aria-activedescendant': optionId(current),
    // an Escape closes the list, not the drawer around the field
    'data-mantine-stop-propagation': 'true',
  }
  return (
    <>
      <Popover opened={isOpen} position="top-start" width={300} withRoles={false} returnFocus={false} closeOnEscape={false} offset={4}>
        <Popover.Target>
          <Textarea
            {...field}
            {...list}
            ref={input}
            autosize
            value={value}
            data-autofocus={hasFocus || undefined}
            onChange={(event) => {
              onChange(event.currentTarget.value)
              look()
            }}
            onClick={look}
            onKeyUp={(event) => /^(?:Arrow(?:Left|Right)|Home|End)$/.test(event.key) && look()}
            onBlur={() => setCaret(null)}
            onKeyDown={onKeyDown}
          />
        </Popover.Target>
        <Popover.Dropdown p={4}>
          <ul id={listId} role="listbox" aria-label={commentsText.teammates} className="scroll">
            {suggestions.map((teammate, index) => (
              // oxlint-disable-next-line jsx-a11y/click-events-have-key-events -- keys are handled in the field, which keeps the focus
              <li
                key={teammate.id}
                id={optionId(index)}
                role="option"
                aria-selected={index === current}
                aria-disabled={teammate.refusal !== null}
                className="item"
                // the field keeps the focus
                onMouseDown={(event) => event.preventDefault()}
                onClick={() => choose(teammate)}
              >
                <Picture src={teammate.picture} name={teammate.name} size={24} />
                <span className="grow anywhere">{teammate.name}</span>
                {teammate.refusal !== null && <span className="soft text-12 fixed">{commentsText.noAccess}</span>}
              </li>
            ))}
          </ul>
        </Popover.Dropdown>
      </Popover>
      <output className="said">{isOpen ? commentsText.suggestionCount(suggestions.length) : ''}</output>
    </>
  )
}
