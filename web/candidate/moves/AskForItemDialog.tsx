import { Button, Group, Radio, Stack, TextInput } from '@mantine/core'
import { informationLabels } from '@fairlead/domain/conversation/information'
import { messages } from '@fairlead/domain/shared/messages'
import { useState, type FormEvent } from 'react'
import { Dialog } from '../../ui/Dialog.tsx'
import { readUnsent } from '../unsent.ts'
import { text as candidateMovesAskForItemText } from '../../i18n/candidate-moves-ask-for-item.ts'

interface Props {
  candidateId: string
  name: string
  onClose: () => void
  onAsk: (item: string) => void
}

const otherItem = 'other'

export function AskForItemDialog({ candidateId, name, onClose, onAsk }: Props) {
  const [before] = useState(() => readUnsent<string>('item', candidateId) ?? 'resume')
  const isListed = before in informationLabels
  const [item, setItem] = useState(isListed ? before : otherItem)
  const [words, setWords] = useState(isListed ? '' : before)
  const [tried, setTried] = useState(false)
  const requestedItem = item === otherItem ? words.trim() : item
  const submit = (event: FormEvent) => {
    event.preventDefault()
    setTried(true)
    if (requestedItem !== '') onAsk(requestedItem)
  }
  return (
    <Dialog title={candidateMovesAskForItemText.title(name)} onClose={onClose}>
      <form onSubmit={submit}>
        <Stack>
          <Radio.Group
            label={candidateMovesAskForItemText.whatIsMissing}
            description={candidateMovesAskForItemText.requestEffect}
            value={item}
            onChange={setItem}
          >
            <Stack gap="xs" mt="xs">
              {Object.entries({ ...informationLabels, [otherItem]: candidateMovesAskForItemText.somethingElse }).map(
                ([value, label], index) => (
                  <Radio key={value} value={value} label={label} data-autofocus={index === 0 || undefined} />
                ),
              )}
            </Stack>
          </Radio.Group>
          {item === otherItem && (
            <TextInput
              label={candidateMovesAskForItemText.missingItem}
              placeholder={candidateMovesAskForItemText.twoReferences}
              maxLength={200}
              value={words}
              onChange={(event) => setWords(event.currentTarget.value)}
              error={tried && requestedItem === '' && messages.fieldRequired}
            />
          )}
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {candidateMovesAskForItemText.cancel}
            </Button>
            <Button type="submit">{candidateMovesAskForItemText.sendRequest}</Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
