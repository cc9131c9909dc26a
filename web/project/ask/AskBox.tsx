// One box for a sentence, keywords, a job description, the address of a page, or a file. Parts that were read are colored.
import { entriesOf } from '@fairlead/domain/shared/records'
import { Textarea, type TextareaProps } from '@mantine/core'
import { useLayoutEffect, useRef, type ReactNode } from 'react'
import { ChooseFile, DropArea } from './DropArea.tsx'
import { piecesOf, type Mark } from './marks.ts'
import styles from './ask.module.css'
import { text as askText } from '../../i18n/ask.ts'

type Props = Pick<
  TextareaProps,
  'label' | 'description' | 'placeholder' | 'aria-label' | 'error' | 'minRows' | 'maxRows' | 'maxLength' | 'ref'
> & {
  text: string
  onText: (text: string) => void
  onFile: (file: File) => void
  marks: readonly Mark[]
  /** Enter; a line break needs Shift then. Without it, Enter is a line break. */
  onEnter?: () => void
  /** Next to the button for a file. */
  actions?: ReactNode
}

export function AskBox({ text, onText, onFile, marks, onEnter, actions, ...field }: Props) {
  const backdrop = useRef<HTMLDivElement>(null)
  const area = useRef<HTMLDivElement>(null)
  const follow = () => {
    const input = area.current?.querySelector('textarea')
    if (input && backdrop.current) backdrop.current.scrollTop = input.scrollTop
  }
  useLayoutEffect(follow)
  return (
    <DropArea onFile={onFile}>
      <div ref={area}>
        <Textarea
          {...field}
          autosize
          dir="auto"
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onScroll={follow}
          onKeyDown={(event) => {
            if (!onEnter || event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return
            event.preventDefault()
            onEnter()
          }}
          classNames={{ wrapper: styles.wrapper, input: styles.input, section: styles.section }}
          leftSectionPointerEvents="none"
          leftSection={
            marks.length > 0 && (
              <div className={styles.backdrop} ref={backdrop} aria-hidden dir="auto">
                {piecesOf(text, marks).map(({ text: words, use }, place) =>
                  use ? (
                    // a piece has no identity beyond its place
                    // eslint-disable-next-line react/no-array-index-key
                    <mark key={place} data-use={use}>
                      {words}
                    </mark>
                  ) : (
                    words
                  ),
                )}
                {/* a last line break has a line behind it, as in the field */}
                {'\n'}
              </div>
            )
          }
        />
      </div>
      <div className="row wrap split">
        <Legend marks={marks} />
        <span className="row wrap">
          <ChooseFile onFile={onFile} />
          {actions}
        </span>
      </div>
    </DropArea>
  )
}

function Legend({ marks }: { marks: readonly Mark[] }) {
  const entries = entriesOf(askText.uses).filter(([use]) => marks.some((mark) => mark.use === use))
  return (
    <ul className="row wrap soft text-12 gap-12 tight" aria-label={askText.legend}>
      {entries.map(([use, words]) => (
        <li key={use}>
          <mark data-use={use}>{words}</mark>
        </li>
      ))}
    </ul>
  )
}
