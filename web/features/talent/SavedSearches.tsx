// Searches that the workspace keeps: opening one, saving the one on screen, deleting.
import { Button, Group, Menu, Stack, TextInput } from '@mantine/core'
import type { DeleteSearch, ListSearches, SaveSearch } from '@fairlead/contract/v2/talent/searches'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useState, type FormEvent } from 'react'
import { ask, invalidate } from '../../api/cache.ts'
import { failureOf, sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { showToast } from '../../ui/toast.ts'
import type { PoolSearch } from './pool-query.ts'
import * as talentText from '../../i18n/en/talent.ts'

interface Props {
  search: PoolSearch
  isEmpty: boolean
  onOpen: (search: PoolSearch) => void
}

type Saved = ListSearches['answer']['searches'][number]

export function SavedSearches({ search, isEmpty, onOpen }: Props) {
  const saved = useQuery(ask<ListSearches>('v2/talent/searches', {}))
  const [naming, setNaming] = useState(false)
  const searches = saved.data?.searches ?? []

  async function remove(one: Saved) {
    try {
      await send<DeleteSearch>('DELETE', 'v2/talent/searches', { search_id: one.id })
      const again = () =>
        void send<SaveSearch>('POST', 'v2/talent/searches', { name: one.name, ...one.search }).then(refresh, (error: unknown) =>
          showToast(sentenceOf(error, 'We couldn’t restore the search. Please try again.'), { tone: 'bad' }),
        )
      showToast(`Deleted the search “${one.name}”`, { action: { label: 'Undo', run: again } })
    } catch (error) {
      showToast(sentenceOf(error, 'We couldn’t delete the search. Please try again.'), { tone: 'bad' })
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
          {searches.map((one) => (
            <Menu.Item key={one.id} onClick={() => onOpen(one.search)}>
              {one.name}
            </Menu.Item>
          ))}
          {searches.length === 0 && (
            <Menu.Label>{saved.isError ? talentText.theyCouldNotBeLoaded : talentText.noSavedSearchesYet}</Menu.Label>
          )}
          <Menu.Divider />
          <Menu.Item disabled={isEmpty} onClick={() => setNaming(true)}>
            {talentText.saveThisSearch}
          </Menu.Item>
          {searches.length > 0 && <Menu.Label>{talentText.deleteText}</Menu.Label>}
          {searches.map((one) => (
            <Menu.Item key={one.id} leftSection={<IconTrash size={15} aria-hidden />} onClick={() => void remove(one)}>
              <span className="said">{talentText.deleteText} </span>
              {one.name}
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
  const [name, setName] = useState('')
  const [wrong, setWrong] = useState<string | null>(null)
  const [busy, setBusy] = useState(false)
  async function save(event: FormEvent) {
    event.preventDefault()
    setBusy(true)
    try {
      await send<SaveSearch>('POST', 'v2/talent/searches', { name, ...search })
      showToast(`Saved “${name.trim()}” for your workspace`)
      refresh()
      onClose()
    } catch (error) {
      setWrong(failureOf(error)?.fields?.['name'] ?? sentenceOf(error, 'We couldn’t save the search. Please try again.'))
      setBusy(false)
    }
  }
  return (
    <Dialog onClose={onClose} title={talentText.saveThisSearch2}>
      <form noValidate onSubmit={(event) => void save(event)}>
        <Stack>
          <TextInput
            label={talentText.name}
            description={talentText.everyoneInYourWorkspaceCan}
            data-autofocus
            value={name}
            error={wrong}
            onChange={(event) => {
              setName(event.currentTarget.value)
              setWrong(null)
            }}
          />
          <Group justify="end" gap="xs">
            <Button variant="subtle" onClick={onClose}>
              {talentText.cancel}
            </Button>
            <Button type="submit" loading={busy}>
              {talentText.saveSearch}
            </Button>
          </Group>
        </Stack>
      </form>
    </Dialog>
  )
}
