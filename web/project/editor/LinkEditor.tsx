import { Button, Group, Stack, TextInput } from '@mantine/core'
import { checkLink, savedLink, type TypedLink } from '@fairlead/domain/outreach/link-editor'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { text as richText } from '../../i18n/rich-text.ts'

interface Props {
  /** The link at the caret; its URL is empty for a new one, whose label is the selected text. */
  link: TypedLink
  onClose: () => void
  onSave: (link: TypedLink) => void
  onRemove: () => void
}

export function LinkEditor({ link, onClose, onSave, onRemove }: Props) {
  const isNew = link.url === ''
  const [text, setText] = useState(link.text)
  const [url, setUrl] = useState(link.url)
  const [wrong, setWrong] = useState<string | null>(null)
  function submit(event: FormEvent) {
    event.preventDefault()
    // surrounding forms must not handle it
    event.stopPropagation()
    const sentence = checkLink({ url })
    if (sentence) return setWrong(sentence)
    onClose()
    onSave(savedLink({ text, url }))
  }
  return (
    <Dialog title={isNew ? richText.addLinkTitle : richText.editLinkTitle} onClose={onClose}>
      <form onSubmit={submit} noValidate>
        <Stack>
          <TextInput label={richText.textToDisplay} data-autofocus value={text} onChange={(event) => setText(event.currentTarget.value)} />
          <TextInput
            label={richText.url}
            inputMode="url"
            value={url}
            error={wrong}
            onChange={(event) => {
              setUrl(event.currentTarget.value)
              setWrong(null)
            }}
          />
          <Group justify="end" gap="xs">
            {!isNew && (
              <Button
                variant="subtle"
                mr="auto"
                onClick={() => {
                  onClose()
                  onRemove()
                }}
              >
                {richText.removeLink}
              </Button>
            )}
            <Button variant="subtle" onClick={onClose}>
              {richText.cancel}
            </Button>
            <Button type="submit">{richText.save}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
