// The workspace's saved searches: opening, saving, and deleting.
import { Button, Group, Menu, NativeSelect, Stack, Text, TextInput } from '@mantine/core'
import type { DeleteSearch, ListSearches, SaveSearch, SeeSearch } from '@fairlead/contract/v2/talent/searches'
import { alertChoices, type AlertChoice } from '@fairlead/domain/candidate/search-alert'
import { IconBookmark, IconTrash } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { useSearch } from '@tanstack/react-router'
import { Fragment, useEffect, useRef, useState } from 'react'
import { queryFor, invalidate } from '../../api/cache.ts'
import { sentenceOf } from '../../api/failure.ts'
import { send } from '../../api/send.ts'
import { useForm } from '../../api/use-form.ts'
import { useSubmit } from '../../api/use-submit.ts'
import { Dialog } from '../../ui/Dialog.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { showToast } from '../../ui/toast.ts'
import { emptySearch, type PoolSearch } from './pool-query.ts'
import { text as alertsText } from '../../i18n/search-alerts.ts'
import { text as talentText } from '../../i18n/talent.ts'

interface Props {
  search: PoolSearch
  isEmpty: boolean
  onOpen: (search: PoolSearch) => void
}

type Saved = ListSearches['answer']['searches'][number]

export function SavedSearches({ search, isEmpty, onOpen }: Props) {
  const saved = useQuery(queryFor<ListSearches>('v2/talent/searches', {}))
  const [dialog, setDialog] = useState<'save' | 'alerts' | null>(null)
  const data = saved.data
  const searches = data?.searches ?? []
  const openNew = (entry: Saved) => {
    onOpen({ ...entry.search, added_since: entry.new_since ?? '' })
    if (entry.new_people === 0) return
    void send<SeeSearch>('POST', 'v2/talent/searches/seen', { search_id: entry.id }).then(() => {
      refresh()
      invalidate('v2/home')
    }, ignore)
  }
  useAddressed(data, openNew, onOpen)

  async function remove(entry: Saved) {
    try {
      await send<DeleteSearch>('DELETE', 'v2/talent/searches', { search_id: entry.id })
      const again = () =>
        void send<SaveSearch>('POST', 'v2/talent/searches', { name: entry.name, ...entry.search, alert: entry.alert }).then(
          refresh,
          (error: unknown) => showToast(sentenceOf(error, talentText.searchNotRestored), { tone: 'bad' }),
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
            <Fragment key={entry.id}>
              <Menu.Item onClick={() => onOpen(entry.search)}>{entry.name}</Menu.Item>
              {entry.new_people > 0 && (
                <Menu.Item className="accent" pl={28} onClick={() => openNew(entry)}>
                  {alertsText.newPeople(entry.new_people)} <span className="said">{entry.name}</span>
                </Menu.Item>
              )}
            </Fragment>
          ))}
          {searches.length === 0 && <Menu.Label>{saved.isError ? talentText.searchesFailed : talentText.noSavedSearchesYet}</Menu.Label>}
          <Menu.Divider />
          <Menu.Item disabled={isEmpty} onClick={() => setDialog('save')}>
            {talentText.saveThisSearch}
          </Menu.Item>
          {searches.length > 0 && <Menu.Item onClick={() => setDialog('alerts')}>{alertsText.alerts}</Menu.Item>}
          {searches.length > 0 && <Menu.Label>{talentText.deleteText}</Menu.Label>}
          {searches.map((entry) => (
            <Menu.Item key={entry.id} leftSection={<IconTrash size={15} aria-hidden />} onClick={() => void remove(entry)}>
              <span className="said">{talentText.deleteText} </span>
              {entry.name}
            </Menu.Item>
          ))}
        </Menu.Dropdown>
      </Menu>
      {dialog === 'save' && <NameDialog search={search} onClose={() => setDialog(null)} />}
      {dialog === 'alerts' && <AlertsDialog searches={searches} onClose={() => setDialog(null)} />}
    </>
  )
}

const refresh = () => invalidate('v2/talent/searches')

/** They count as new until the next time. */
const ignore = () => undefined

/** Opens the saved search that a link names, with its new people only; one that is gone opens the pool. */
function useAddressed(data: ListSearches['answer'] | undefined, open: (entry: Saved) => void, onOpen: Props['onOpen']): void {
  const { saved } = useSearch({ strict: false })
  const latest = useRef({ open, onOpen })
  useEffect(() => {
    latest.current = { open, onOpen }
  })
  useEffect(() => {
    if (saved === undefined || !data) return
    const entry = data.searches.find(({ id }) => id === saved)
    if (entry) latest.current.open(entry)
    else latest.current.onOpen(emptySearch)
    if (!entry) showToast(alertsText.searchGone, { tone: 'bad' })
  }, [saved, data])
}

const alertData = () => alertChoices.map((value) => ({ value, label: alertsText.alertChoices[value] }))
const choiceOf = (value: string): AlertChoice => alertChoices.find((choice) => choice === value) ?? 'off'

function AlertsDialog({ searches, onClose }: { searches: readonly Saved[]; onClose: () => void }) {
  const change = useSubmit({
    send: ({ name, search }: Saved, alert: AlertChoice) => send<SaveSearch>('POST', 'v2/talent/searches', { name, ...search, alert }),
    success: (_, { name }, alert) => alertsText.alertChanged(name, alertsText.alertChoices[alert]),
    onSuccess: refresh,
    failure: alertsText.alertNotChanged,
  })
  return (
    <Dialog onClose={onClose} title={alertsText.alertsTitle}>
      <Stack gap="sm">
        <Text size="sm" c="dimmed">
          {alertsText.alertsAbout}
        </Text>
        {searches.map((entry) => (
          <Group key={entry.id} justify="space-between" wrap="nowrap">
            <Text size="sm" className="anywhere">
              {entry.name}
            </Text>
            <NativeSelect
              aria-label={alertsText.alertFor(entry.name)}
              data={alertData()}
              value={entry.alert}
              onChange={(event) => void change.run(entry, choiceOf(event.currentTarget.value))}
            />
          </Group>
        ))}
        <FormError>{change.sentence}</FormError>
      </Stack>
    </Dialog>
  )
}

function NameDialog({ search, onClose }: { search: PoolSearch; onClose: () => void }) {
  const form = useForm(
    { name: '', alert: 'off' },
    {
      send: ({ name, alert }) => send<SaveSearch>('POST', 'v2/talent/searches', { name, ...search, alert: choiceOf(alert) }),
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
          <NativeSelect label={alertsText.alertLabel} description={alertsText.alertHint} data={alertData()} {...form.field('alert')} />
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
