// A dialog with a title and a close button; its heading isn't a second page header.
import { Modal } from '@mantine/core'
import { useEffect, useId, type ReactNode } from 'react'
import styles from './Dialog.module.css'
import { useFocusBack } from './use-focus-back.ts'
import { text as uiText } from '../i18n/ui.ts'

interface Props {
  title: string
  /** Shown as the heading unless hidden; always the dialog's name. */
  titleHidden?: boolean
  size?: number
  /** Near the top instead of in the middle. */
  high?: boolean
  onClose: () => void
  children: ReactNode
}

/** The open dialogs, the topmost last. */
const openDialogs: string[] = []

export function Dialog({ title, titleHidden = false, size = 440, high = false, onClose, children }: Props) {
  useFocusBack()
  const id = useId()
  useEffect(() => {
    openDialogs.push(id)
    return () => void openDialogs.splice(openDialogs.indexOf(id), 1)
  }, [id])
  // Escape reaches every dialog, but only the topmost should close
  const close = () => openDialogs.at(-1) === id && onClose()
  return (
    <Modal.Root opened onClose={close} size={size} centered={!high} yOffset={high ? '12vh' : undefined}>
      <Modal.Overlay backgroundOpacity={0.45} />
      {/* React passes on the submit of a form in here to the form that the dialog was opened from */}
      <Modal.Content radius="lg" onSubmit={(event) => event.stopPropagation()}>
        <div className={styles.head} data-hidden={titleHidden || undefined}>
          <Modal.Title className={styles.title}>{title}</Modal.Title>
          {!titleHidden && <Modal.CloseButton aria-label={uiText.close} />}
        </div>
        <Modal.Body>{children}</Modal.Body>
      </Modal.Content>
    </Modal.Root>
  )
}
