// The talent pool: search, bulk actions, and imports.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Alert, Button, Group, Paper, Text, Title } from '@mantine/core'
import { IconBook2, IconFileImport, IconMap2, IconUserPlus, IconUsers, IconUserStar } from '@tabler/icons-react'
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect, useMemo, useRef, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { AddPersonDialog } from './AddPersonDialog.tsx'
import { BulkActions } from './BulkActions.tsx'
import { readDrop, type Dropped } from './gather-files.ts'
import { ImportDialog } from './ImportDialog.tsx'
import { ImportProgress } from './ImportProgress.tsx'
import { ColumnsButton, columnStyle, usePoolColumns } from './PoolColumns.tsx'
import { PoolRow } from './PoolRow.tsx'
import { SavedSearches } from './SavedSearches.tsx'
import { SearchBar } from './SearchBar.tsx'
import { emptySearch, fetchFirst, filterCount, poolAddress, poolQuery, usePoolSearch, type PoolSearch } from './pool-query.ts'
import { usePoolKeys } from './use-pool-keys.ts'
import { usePosting } from './use-pool-text.ts'
import { UpkeepLinks } from './UpkeepLinks.tsx'
import { isUnderWay, useImports } from './use-imports.ts'
import styles from './talent.module.css'
import { useDemo } from '../../session/LeaveDemo.tsx'
import { text as startText } from '../../i18n/start.ts'
import { text as mapText } from '../../i18n/talent-map.ts'
import { text as talentText } from '../../i18n/talent.ts'
import type { WirePooledPerson } from '@fairlead/contract/shapes/talent'
import { limits } from '@fairlead/domain/shared/limits'
import { SelectionBar } from '../../ui/SelectionBar.tsx'
import { useSelection } from '../../ui/use-selection.ts'
import { LoadingRows } from '../../ui/LoadingRows.tsx'

const dayMs = 24 * 3_600_000

export function TalentScreen() {
  const [search, change, replace] = usePoolSearch()
  const [dialog, setDialog] = useState<'add' | 'import' | null>(null)
  const [dropped, setDropped] = useState<Dropped[]>([])
  const query = useInfiniteQuery({ ...poolQuery(search), placeholderData: keepPreviousData })
  const pages = query.data?.pages
  const people = useMemo(() => pages?.flatMap((page) => page.people) ?? [], [pages])
  const ids = useMemo(() => people.map(({ person_id: id }) => id), [people])
  const first = pages?.[0]
  // 'select all' also selects people who aren't on the page yet
  const [beyond, setBeyond] = useState<readonly WirePooledPerson[]>([])
  const everyone = useMemo(
    () => [...new Map([...beyond, ...people].map((person) => [person.person_id, person])).values()],
    [beyond, people],
  )
  const selection = useSelection(useMemo(() => everyone.map(({ person_id: id }) => id), [everyone]))
  const selected = everyone.filter(({ person_id: id }) => selection.ids.has(id))
  const [columns, chooseColumns] = usePoolColumns()
  const box = useRef<HTMLTextAreaElement>(null)
  const [posting, setPosting] = usePosting()
  const list = useRef<HTMLUListElement>(null)
  useEffect(() => {
    document.title = talentText.talentPool
  }, [])

  const more = () => void (query.hasNextPage && !query.isFetchingNextPage && query.fetchNextPage())
  usePoolKeys({ ids, list, box, onSelect: (id, range) => selection.toggle(id, !selection.ids.has(id), range), onEnd: more })

  const reset = (to: Partial<PoolSearch> = {}) => {
    setPosting('')
    replace({ ...emptySearch, ...to })
  }
  const isEmpty =
    search.query.trim() === '' && filterCount(search) === 0 && search.tag_ids.length === 0 && !search.applied && search.added_since === ''
  return (
    <div
      className={styles.screen}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        event.preventDefault()
        const files = readDrop(event.dataTransfer)
        if (files.length === 0 || dialog) return
        setDropped(files)
        setDialog('import')
      }}
    >
      <header className={`${styles.head} row wrap split gap-12 below-16`}>
        <div>
          <Title order={1}>{talentText.talentPool}</Title>
          <Group gap="md">
            <Link to="/demos/ideal-candidates" className="inline soft text-13 gap-4">
              <IconUserStar size={15} aria-hidden /> {talentText.idealCandidates}
            </Link>
            <Link to="/demos/templates" className="inline soft text-13 gap-4">
              <IconBook2 size={15} aria-hidden /> {talentText.templateLibrary}
            </Link>
            <UpkeepLinks />
          </Group>
        </div>
        <Group gap="xs">
          <SavedSearches search={search} isEmpty={isEmpty} onOpen={(saved) => reset(saved)} />
          <Button variant="default" leftSection={<IconUserPlus size={16} />} onClick={() => setDialog('add')}>
            {talentText.addAPerson}
          </Button>
          <Button leftSection={<IconFileImport size={16} />} onClick={() => setDialog('import')}>
            {talentText.importText}
          </Button>
        </Group>
      </header>
      {dialog !== 'import' && <RunningImports />}
      <SearchBar
        search={search}
        onChange={change}
        box={box}
        posting={posting}
        onPosting={setPosting}
        terms={first?.terms ?? []}
        costs={first ?? null}
        problem={first?.problem ?? null}
      />
      {first && first.parts_answered < first.parts && (
        <Alert color="yellow" mb="sm">
          {talentText.partialResults(first.parts_answered, first.parts)}
        </Alert>
      )}
      {query.isError && !query.data ? (
        <ErrorState text={talentText.poolLoadFailed} onRetry={() => void query.refetch()} />
      ) : query.isPending ? (
        <LoadingRows rows={7} />
      ) : people.length === 0 ? (
        <NoOne
          isEmpty={isEmpty}
          isShared={search.shared}
          isRead={search.is_read}
          onClear={() => reset()}
          onShared={() => change({ shared: true })}
          onImport={() => setDialog('import')}
        />
      ) : (
        <>
          <div className={styles.listHead}>
            <SelectionBar
              label={talentText.selectedPeople}
              ids={ids}
              selection={selection}
              total={first?.total ?? 0}
              max={limits.poolSelection}
              onAll={async () => {
                const matches = await fetchFirst(search, limits.poolSelection)
                setBeyond(matches)
                return matches.map(({ person_id: id }) => id)
              }}
              idle={
                <Text size="sm" c="dimmed" component="output">
                  <span>
                    {(first?.total ?? 0).toLocaleString(readersLocale())}
                    {first?.more ? '+' : ''} {talentText.peopleTotal(first?.total ?? 0)}
                  </span>
                  <span>{isEmpty ? talentText.newestFirst : talentText.bestMatchFirst}</span>
                </Text>
              }
            >
              <BulkActions people={selected} onClear={selection.clear} />
            </SelectionBar>
            <Link to="/talent/map" search={poolAddress(search)} className="inline soft text-13 gap-4">
              <IconMap2 size={15} aria-hidden /> {mapText.open}
            </Link>
            <ColumnsButton chosen={columns} onChoose={chooseColumns} />
          </div>
          <ul
            className={`${styles.list} card`}
            style={columnStyle(columns)}
            ref={list}
            aria-busy={query.isPlaceholderData}
            aria-label={talentText.peopleHeading}
          >
            {people.map((person) => (
              <PoolRow
                key={person.person_id}
                person={person}
                isSelected={selection.ids.has(person.person_id)}
                columns={columns}
                onSelect={selection.toggle}
              />
            ))}
          </ul>
          {query.hasNextPage && (
            <Group justify="center" py="md">
              <Button variant="default" loading={query.isFetchingNextPage} onClick={more}>
                {talentText.loadMore}
              </Button>
            </Group>
          )}
        </>
      )}
      {dialog === 'add' && <AddPersonDialog onClose={() => setDialog(null)} />}
      {dialog === 'import' && (
        <ImportDialog
          files={dropped}
          onClose={() => {
            setDialog(null)
            setDropped([])
          }}
        />
      )}
    </div>
  )
}

/** An import started here or in another tab; one that failed stays visible for a day. */
function RunningImports() {
  const [openedAt] = useState(() => Date.now())
  const running = useImports().filter(
    (entry) =>
      isUnderWay(entry) || (entry.state === 'failed' && entry.finished_at !== null && openedAt - Date.parse(entry.finished_at) < dayMs),
  )
  return running.map((entry) => (
    <Paper
      key={entry.import_id}
      component="section"
      aria-label={talentText.importOf(entry.file_name)}
      withBorder
      radius="lg"
      p="md"
      mb="md"
    >
      <ImportProgress run={entry} />
    </Paper>
  ))
}

interface NoOneProps {
  isEmpty: boolean
  isShared: boolean
  /** Criteria were read in a text. */
  isRead: boolean
  onClear: () => void
  onShared: () => void
  onImport: () => void
}

function NoOne({ isEmpty, isShared, isRead, onClear, onShared, onImport }: NoOneProps) {
  const isInDemo = useDemo().data?.is_in_demo ?? false
  const icon = <IconUsers size={40} stroke={1.4} />
  if (isEmpty)
    return (
      <EmptyState
        icon={icon}
        title={talentText.emptyTitle}
        text={talentText.emptyText}
        action={
          <Group justify="center" gap="xs">
            <Button component={Link} to="/start">
              {startText.bringIn}
            </Button>
            <Button variant="default" onClick={onImport}>
              {talentText.chooseFiles}
            </Button>
            {isInDemo && !isShared && (
              <Button variant="default" onClick={onShared}>
                {talentText.searchSharedPool}
              </Button>
            )}
          </Group>
        }
      />
    )
  return (
    <EmptyState
      icon={icon}
      title={talentText.noMatches}
      text={isInDemo && !isShared ? talentText.noOwnMatchText : isRead ? talentText.noCriteriaMatchText : talentText.noMatchText}
      action={
        <Group justify="center" gap="xs">
          {isInDemo && !isShared && <Button onClick={onShared}>{talentText.searchSharedPool}</Button>}
          <Button variant="default" onClick={onClear}>
            {talentText.clearTheSearch}
          </Button>
        </Group>
      }
    />
  )
}
