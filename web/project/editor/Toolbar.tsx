// Formatting of the text at the caret. One tab stop: arrow keys move between the buttons.
import { Tooltip } from '@mantine/core'
import type { Editor } from '@tiptap/core'
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconClearFormatting,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconUnderline,
  type Icon,
} from '@tabler/icons-react'
import { useState, type KeyboardEvent } from 'react'
import { clearFormatting, toggleList, type EditorState } from './commands.ts'
import styles from './editor.module.css'
import { text as richText } from '../../i18n/rich-text.ts'

interface Props {
  editor: Editor
  state: EditorState
  /** The text's ID. */
  controls: string
  disabled: boolean
  onLink: () => void
}

interface Tool {
  label: string
  Icon: Icon
  keys?: string
  isOn?: boolean
  isHidden?: boolean
  /** Starts a group. */
  isFirst?: boolean
  run: () => void
}

const isMac = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.userAgent)
const withMod = (key: string) => (isMac ? `⌘${key}` : `Ctrl+${key}`)

export function Toolbar({ editor, state, controls, disabled, onLink }: Props) {
  const [stop, setStop] = useState(0)
  const { active, canUndo, canRedo } = state
  const chain = () => editor.chain().focus()
  const tools: Tool[] = [
    { label: richText.bold, Icon: IconBold, keys: withMod('B'), isOn: active.bold, run: () => chain().toggleBold().run() },
    { label: richText.italic, Icon: IconItalic, keys: withMod('I'), isOn: active.italic, run: () => chain().toggleItalic().run() },
    {
      label: richText.underline,
      Icon: IconUnderline,
      keys: withMod('U'),
      isOn: active.underline,
      run: () => chain().toggleUnderline().run(),
    },
    {
      label: richText.bulletedList,
      Icon: IconList,
      isOn: active.bulletList,
      isFirst: true,
      run: () => toggleList(editor, 'bulletList'),
    },
    { label: richText.numberedList, Icon: IconListNumbers, isOn: active.orderedList, run: () => toggleList(editor, 'orderedList') },
    { label: active.link ? richText.editLink : richText.addLink, Icon: IconLink, keys: withMod('K'), isFirst: true, run: onLink },
    { label: richText.clearFormatting, Icon: IconClearFormatting, run: () => clearFormatting(editor) },
    { label: richText.undo, Icon: IconArrowBackUp, isHidden: !canUndo, isFirst: true, run: () => chain().undo().run() },
    { label: richText.redo, Icon: IconArrowForwardUp, isHidden: !canRedo, run: () => chain().redo().run() },
  ]
  const reachable = tools.flatMap(({ isHidden }, index) => (isHidden ? [] : [index]))
  const current = reachable.includes(stop) ? stop : 0

  function onKeyDown(event: KeyboardEvent<HTMLDivElement>) {
    const place = reachable.indexOf(current)
    const target = { ArrowRight: place + 1, ArrowLeft: place - 1, Home: 0, End: -1 }[event.key]
    if (target === undefined) return
    event.preventDefault()
    const next = reachable.at(target % reachable.length) ?? 0
    setStop(next)
    event.currentTarget.querySelectorAll('button')[next]?.focus()
  }

  return (
    <div
      role="toolbar"
      tabIndex={-1}
      aria-label={richText.formatting}
      aria-controls={controls}
      className={styles.toolbar}
      onKeyDown={onKeyDown}
      data-disabled={disabled || undefined}
    >
      {tools.map(({ label, Icon: Sign, keys, isOn, isHidden, isFirst, run }, index) => (
        <Tooltip key={index} label={keys ? `${label} (${keys})` : label}>
          <button
            type="button"
            className={`${styles.tool} tool`}
            aria-label={label}
            aria-pressed={isOn}
            tabIndex={index === current ? 0 : -1}
            disabled={disabled}
            data-first={isFirst || undefined}
            data-hidden={isHidden || undefined}
            // the text keeps the focus and its selection
            onMouseDown={(event) => event.preventDefault()}
            onFocus={() => setStop(index)}
            onClick={run}
          >
            <Sign size={16} stroke={1.8} aria-hidden />
          </button>
        </Tooltip>
      ))}
    </div>
  )
}
