// The talent pool: finding people, and bringing one's own in by hand, CSV or JSON Resume.
import { Button, Group, Paper, SegmentedControl, Skeleton, Text, TextInput, Title } from '@mantine/core'
import { useDebouncedValue } from '@mantine/hooks'
import type { SearchPeople, WirePerson } from '@fairlead/contract/v2/talent'
import { IconBrandLinkedin, IconFileImport, IconSearch, IconUserPlus, IconUsers } from '@tabler/icons-react'
import { infiniteQueryOptions, keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { send } from '../../api/send.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { Initials } from '../../ui/Initials.tsx'
import { sourceName } from '../../candidate/card/Sources.tsx'
import { AddPersonDialog } from './AddPersonDialog.tsx'
import { ImportDialog } from './ImportDialog.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { isUnderWay, useImports } from './use-imports.ts'
import styles from './talent.module.css'

const dayMs = 24 * 3_600_000

function peopleQuery(query: string, mine: boolean) {
  return infiniteQueryOptions({
    queryKey: ['v2/talent', { query, mine, pages: true }] as readonly unknown[],
    queryFn: ({ pageParam, signal }) =>
      send<SearchPeople>('GET', 'v2/talent', { query, mine: mine ? 'true' : 'false', page_idx: pageParam }, signal),
    initialPageParam: 1,
    getNextPageParam: (last, pages, page) =>
      last.people.length > 0 && pages.reduce((sum, one) => sum + one.people.length, 0) < last.total ? page + 1 : undefined,
  })
}

export function TalentScreen() {
  const [text, setText] = useState('')
  const [query] = useDebouncedValue(text.trim(), 250)
  const [mine, setMine] = useState(false)
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null)
  const found = useInfiniteQuery({ ...peopleQuery(query, mine), placeholderData: keepPreviousData })
  const [openedAt] = useState(() => Date.now())
  // an import started here or in another tab; one that failed stays visible for a day
  const running = useImports().filter(
    (one) => isUnderWay(one) || (one.state === 'failed' && one.finished_at !== null && openedAt - Date.parse(one.finished_at) < dayMs),
  )
  const people = found.data?.pages.flatMap((page) => page.people) ?? []
  const total = found.data?.pages[0]?.total ?? 0
  useEffect(() => {
    document.title = 'Talent pool'
  }, [])
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <Title order={1}>Talent pool</Title>
        <Group gap="xs">
          <Button variant="default" leftSection={<IconUserPlus size={16} />} onClick={() => setDialog('add')}>
            Add a person
          </Button>
          <Button leftSection={<IconFileImport size={16} />} onClick={() => setDialog('import')}>
            Import
          </Button>
        </Group>
      </header>
      {dialog !== 'import' &&
        running.map((one) => (
          <Paper key={one.import_id} component="section" aria-label={`Import of ${one.file_name}`} withBorder radius="lg" p="md" mb="md">
            <ImportProgress run={one} />
          </Paper>
        ))}
      <Group gap="sm" mb="md">
        <TextInput
          type="search"
          aria-label="Search people"
          placeholder="Name, email, LinkedIn URL or title"
          leftSection={<IconSearch size={16} />}
          value={text}
          onChange={(event) => setText(event.currentTarget.value)}
          style={{ flex: '1 1 260px' }}
        />
        <SegmentedControl
          aria-label="Whose people"
          value={mine ? 'mine' : 'all'}
          onChange={(value) => setMine(value === 'mine')}
          data={[
            { value: 'all', label: 'Everybody' },
            { value: 'mine', label: 'Added by us' },
          ]}
        />
      </Group>
      {found.isError && !found.data ? (
        <ErrorState text="The talent pool could not be loaded." onRetry={() => void found.refetch()} />
      ) : found.isPending ? (
        <Skeleton h={420} radius={12} />
      ) : people.length === 0 ? (
        <EmptyState
          icon={<IconUsers size={40} stroke={1.4} />}
          title={query ? 'No matches' : mine ? 'No one here yet' : 'Search the talent pool'}
          text={
            query
              ? 'Try a shorter name or a different title.'
              : 'Search by name, email, LinkedIn URL, or title, or add people you already know.'
          }
        />
      ) : (
        <>
          <Text size="sm" c="dimmed" mb={6} component="output" display="block">
            {total.toLocaleString('en-US')} {total === 1 ? 'person' : 'people'}
          </Text>
          <ul className={styles.list}>
            {people.map((person) => (
              <PersonRow key={person.core_candidate_id} person={person} />
            ))}
          </ul>
          {found.hasNextPage && (
            <Group justify="center" py="md">
              <Button variant="default" loading={found.isFetchingNextPage} onClick={() => void found.fetchNextPage()}>
                Load more
              </Button>
            </Group>
          )}
        </>
      )}
      {dialog === 'add' && <AddPersonDialog onClose={() => setDialog(null)} />}
      {dialog === 'import' && <ImportDialog onClose={() => setDialog(null)} />}
    </div>
  )
}

function PersonRow({ person }: { person: WirePerson }) {
  return (
    <li className={styles.row}>
      <Initials name={person.name} size={36} />
      <div className={styles.who}>
        <strong>{person.name}</strong>
        <span className={styles.soft}>{[person.headline, person.location].filter(Boolean).join(' · ') || 'No data available'}</span>
      </div>
      <span className={styles.mail}>{person.emails[0] ?? ''}</span>
      <span className={styles.soft}>{sourceName(person.source)}</span>
      {person.linkedin_profile_url ? (
        <a
          href={person.linkedin_profile_url}
          target="_blank"
          rel="noreferrer"
          className={styles.link}
          aria-label={`${person.name} on LinkedIn, opens in a new tab`}
        >
          <IconBrandLinkedin size={18} stroke={1.7} />
        </a>
      ) : (
        <span />
      )}
    </li>
  )
}
