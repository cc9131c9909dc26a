// The workspace's saved searches: opening, saving, and deleting.
import { Button, Group, Menu, Stack, TextInput } from '@mantine/core'
import type { DeleteSearch, ListSearches, SaveSearch } from '@fairlead/contract/v2/talent/searches'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { PoolSearch } from './pool-query.ts'
import { text as talentText } from '../../i18n/talent.ts'

interface Props {
  search: PoolSearch
  isEmpty: boolean
  onOpen: (search: PoolSearch) => void
}

type Saved = ListSearches['answer']['searches'][number]

export function SavedSearches({ search, isEmpty, onOpen }: Props) {
  const saved = useQuery(queryFor<ListSearches>('v2/talent/searches', {}))
  const [naming, setNaming] = useState(false)
  const searches = saved.data?.searches ?? []

  async function remove(entry: Saved) {
    try {
      await send<DeleteSearch>('DELETE', 'v2/talent/searches', { search_id: entry.id })
      const again = () =>
        void send<SaveSearch>('POST', 'v2/talent/searches', { name: entry.name, ...entry.search }).then(refresh, (error: unknown) =>
          showToast(sentenceOf(error, talentText.searchNotRestored), { tone: 'bad' }),
        )
      showToast(talentText.searchDeleted(entry.name), { undo: again })
    } catch (error) {
      showToast(sentenceOf(error, talentText.searchNotDeleted), { tone: 'bad' })
    }
    refresh()
  }

  return (
    <>
      <Menu position="bottom-end" width={300}>
        <Menu.Target>
          <Button variant="default" leftSection={<IconBookmark size={16} />}>
            {talentText.savedSearches}
          </Button>
        </Menu.Target>
        <Menu.Dropdown>
          {searches.map((entry) => (
            <Menu.Item key={entry.id} onClick={() => onOpen(entry.search)}>
              {entry.name}
            </Menu.Item>
          ))}
          {searches.length === 0 && <Menu.Label>{saved.isError ? talentText.searchesFailed : talentText.noSavedSearchesYet}</Menu.Label>}
          <Menu.Divider />
          <Menu.Item disabled={isEmpty} onClick={() => setNaming(true)}>
            {talentText.saveThisSearch}
          </Menu.Item>
          {searches.length > 0 && <Menu.Label>{talentText.deleteText}</Menu.Label>}
          {searches.map((entry) => (
            <Menu.Item key={entry.id} leftSection={<IconTrash size={15} aria-hidden />} onClick={() => void remove(entry)}>
              <span className="said">{talentText.deleteText} </span>
              {entry.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {naming && <NameDialog search={search} onClose={() => setNaming(false)} />}
    </>
  )
}

const refresh = () => invalidate('v2/talent/searches')

function NameDialog({ search, onClose }: { search: PoolSearch; onClose: () => void }) {
  const form = useForm(
    { name: '' },
    {
      send: ({ name }) => send<SaveSearch>('POST', 'v2/talent/searches', { name, ...search }),
      success: (_, { name }) => talentText.searchSaved(name.trim()),
      onSuccess: () => {
        refresh()
        onClose()
      },
      failure: talentText.searchNotSaved,
      failureIn: { field: 'name' },
    },
  )
  return (
    <Dialog onClose={onClose} title={talentText.saveSearchTitle}>
      <form noValidate onSubmit={form.onSubmit}>
        <Stack>
          <TextInput label={talentText.name} description={talentText.savedSearchShared} data-autofocus {...form.field('name')} />
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {talentText.cancel}
            </Button>
            <Button type="submit" loading={form.busy}>
              {talentText.saveSearch}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
