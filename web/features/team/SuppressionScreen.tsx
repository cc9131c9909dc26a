import { Anchor, Button, Group, Stack, Text, TextInput, Title } from '@mantine/core'
import { suppressionName } from '@fairlead/domain/outreach/suppression'
import { useDebouncedValue } from '@mantine/hooks'
import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSubmit } from '../../api/use-submit.ts'
import { sentenceOf } from '../../api/failure.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { When } from '../../ui/When.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { AddSuppressions } from './AddSuppressions.tsx'
import { removeSuppression, useSuppressions, type SuppressionEntry } from './use-suppressions.ts'
import { text as suppressionText } from '../../i18n/suppressions.ts'

export function SuppressionScreen() {
  const [search, setSearch] = useState('')
  const [searchText] = useDebouncedValue(search, 250)
  const list = useSuppressions(searchText)
  const pages = list.data?.pages
  const entries = pages?.flatMap((page) => page.entries) ?? []
  const total = pages?.[0]?.total ?? 0
  return (
    <div className="page">
      <Anchor component={Link} to="/team" size="sm">
        {suppressionText.backToTeam}
      </Anchor>
      <Title order={1} mb={4} mt={4}>
        {suppressionText.title}
      </Title>
      <Text c="dimmed" mb="lg">
        {suppressionText.about}
      </Text>
      {list.isError ? (
        <ErrorState text={sentenceOf(list.error, suppressionText.loadFailed)} onRetry={() => void list.refetch()} />
      ) : (
        <Stack gap="lg">
          <section className="card pad-16" aria-labelledby="add">
            <Title order={2} size="h3" id="add" mb="xs">
              {suppressionText.addTitle}
            </Title>
            <AddSuppressions />
          </section>
          <section className="card pad-16" aria-labelledby="entries">
            <Group justify="space-between" mb="xs" gap="xs">
              <Title order={2} size="h3" id="entries">
                {suppressionText.entries(total)}
              </Title>
              <TextInput
                type="search"
                aria-label={suppressionText.search}
                placeholder={suppressionText.search}
                value={search}
                onChange={(event) => setSearch(event.currentTarget.value)}
              />
            </Group>
            {!pages ? (
              <LoadingRows rows={3} />
            ) : entries.length === 0 ? (
              <Text size="sm" c="dimmed">
                {searchText.trim() === '' ? suppressionText.empty : suppressionText.noneFound}
              </Text>
            ) : (
              <ul className="lined">
                {entries.map((entry) => (
                  <EntryRow key={entry.id} entry={entry} />
                ))}
              </ul>
            )}
            {list.hasNextPage && (
              <Button mt="sm" variant="default" loading={list.isFetchingNextPage} onClick={() => void list.fetchNextPage()}>
                {suppressionText.showMore}
              </Button>
            )}
          </section>
        </Stack>
      )}
    </div>
  )
}

function EntryRow({ entry }: { entry: SuppressionEntry }) {
  const { name, scope, reason, added_at, added_by, why_not_remove } = entry
  const message =
    name === null
      ? reason === 'erased'
        ? suppressionText.deletedPerson
        : suppressionText.hiddenCandidate
      : scope === 'domain'
        ? suppressionText.everyoneAt(name)
        : name
  const removing = useSubmit({
    send: () => removeSuppression(entry.id),
    success: suppressionText.removed(message),
    failure: suppressionText.removeFailed,
    failureIn: 'toast',
  })
  return (
    <li className="row wrap split pad-y gap-16 tight">
      <div className="basis anywhere">
        <Text size="sm" fw={600} className="anywhere">
          {message}
        </Text>
        <Text size="sm" c="dimmed">
          {suppressionName(reason)} <When date={added_at} />
          {added_by && suppressionText.by(added_by)}
        </Text>
        {why_not_remove && (
          <Text size="sm" c="dimmed">
            {why_not_remove}
          </Text>
        )}
      </div>
      {!why_not_remove && (
        <Button
          size="xs"
          variant="default"
          loading={removing.busy}
          aria-label={suppressionText.removeName(message)}
          onClick={() => void removing.run()}
        >
          {suppressionText.remove}
        </Button>
      )}
    </li>
  )
}
