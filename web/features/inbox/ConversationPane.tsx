// A conversation next to the list; full screen if there is no room for both.
import { Drawer } from '@mantine/core'
import { useEffect, useRef, type KeyboardEvent } from 'react'
import { useDesktop } from '../../ui/use-screen.ts'
import * as inboxText from '../../i18n/en/inbox.ts'
import styles from './inbox.module.css'
import { PaneContent, type PaneProps } from './PaneContent.tsx'

export function ConversationPane(props: PaneProps) {
  const isDesktop = useDesktop()
  const { onClose } = props
  const section = useRef<HTMLElement>(null)
  // a conversation opened by a click or link is read from its beginning
  useEffect(() => {
    if (props.focus === null) section.current?.focus({ preventScroll: true })
  }, [props.candidateId, props.focus])
  if (!isDesktop)
    return (
      <Drawer.Root opened onClose={onClose} position="right" size="min(100vw, 640px)" returnFocus>
        <Drawer.Overlay backgroundOpacity={0.3} />
        <Drawer.Content aria-label={inboxText.conversation}>
          <PaneContent key={props.candidateId} {...props} />
        </Drawer.Content>
      </Drawer.Root>
    )
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return
    // an open menu, dialog, or list above it closes first
    if (!(event.target instanceof Node) || !section.current?.contains(event.target)) return
    event.stopPropagation()
    onClose()
  }
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- Escape closes the pane from anywhere inside
    <section ref={section} tabIndex={-1} aria-label={inboxText.conversation} className={`card ${styles.pane}`} onKeyDown={onKeyDown}>
      <PaneContent key={props.candidateId} {...props} />
    </section>
  )
}
