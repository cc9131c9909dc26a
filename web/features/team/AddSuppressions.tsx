// Adds addresses and domains, typed, pasted, or from a CSV file.
import { Button, FileButton, Group, Stack, Textarea } from '@mantine/core'
import { readSuppressionEntries } from '@fairlead/domain/outreach/suppression'
import { useState } from 'react'
import { useForm } from '../../api/use-form.ts'
import { addSuppressions } from './use-suppressions.ts'
import { text as suppressionText } from '../../i18n/suppressions.ts'

const maxBytes = 1_000_000

export function AddSuppressions() {
  const [tooLarge, setTooLarge] = useState(false)
  const form = useForm(
    { list: '' },
    {
      check: ({ list }) => {
        const { addresses, domains, wrong } = readSuppressionEntries(list)
        const [first] = wrong
        if (first) return { list: suppressionText.wrongLine(first.line, first.text) }
        return addresses.length + domains.length === 0 ? { list: suppressionText.enterOne } : null
      },
      send: ({ list }) => addSuppressions(list),
      success: ({ added, known: knownCount }) => suppressionText.added(added, knownCount),
      onSuccess: () => {
        form.set({ list: '' })
      },
      failure: suppressionText.addFailed,
      failureIn: { field: 'list' },
    },
  )
  const readFile = async (file: File | null) => {
    if (!file) return
    const isTooLarge = file.size > maxBytes
    setTooLarge(isTooLarge)
    if (!isTooLarge) form.set({ list: await file.text() })
  }
  return (
    <form onSubmit={form.onSubmit} noValidate>
      <Stack gap="xs">
        <Textarea
          label={suppressionText.listLabel}
          description={suppressionText.listHint}
          placeholder={suppressionText.listExample}
          autosize
          minRows={3}
          maxRows={12}
          {...form.field('list')}
          error={tooLarge ? suppressionText.tooLarge : form.errors.list}
        />
        <Group gap="xs">
          <Button type="submit" loading={form.busy}>
            {suppressionText.add}
          </Button>
          <FileButton accept=".csv,.txt,text/csv,text/plain" onChange={(file) => void readFile(file)}>
            {(props) => (
              <Button variant="default" {...props}>
                {suppressionText.chooseFile}
              </Button>
            )}
          </FileButton>
        </Group>
      </Stack>
    </form>
  )
}
