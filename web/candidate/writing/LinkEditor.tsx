import { Button, Group, Stack, TextInput } from '@mantine/core'
import { checkLink, savedLink } from '@fairlead/domain/outreach/link-editor'
import { linkMark } from '@fairlead/domain/shared/mail-body'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import * as panelOutreachText from '../../i18n/en/panel-outreach.ts'

interface Props {
  /** The selected text, used as the default label. */
  selected: string
  onClose: () => void
  onInsert: (link: string) => void
}

export function LinkEditor({ selected, onClose, onInsert }: Props) {
  const [text, setText] = useState(selected)
  const [url, setUrl] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    // the forms around this dialog are not meant
    event.stopPropagation()
    const sentence = checkLink({ url })
    if (sentence) return setWrong(sentence)
    onClose()
    onInsert(linkMark(savedLink({ text, url })))
  }
  return (
    <Dialog title={panelOutreachText.addLinkTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput
            label={panelOutreachText.textToDisplay}
            data-autofocus
            value={text}
            onChange={(event) => setText(event.currentTarget.value)}
          />
          <TextInput
            label={panelOutreachText.url}
            inputMode="url"
            value={url}
            error={wrong}
            onChange={(event) => {
              setUrl(event.currentTarget.value)
              setWrong(null)
            }}
          />
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {panelOutreachText.cancel}
            </Button>
            <Button type="submit">{panelOutreachText.save}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
