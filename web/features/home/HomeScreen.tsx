// The first screen after sign-in: what waits for the user in all projects, by kind.
import { Button, Group as Buttons, Text, Title } from '@mantine/core'
import type { WireDemo } from '@fairlead/contract/v2/talent/demo'
import type { ReadHome } from '@fairlead/contract/v2/home'
import { keyOf } from '@fairlead/domain/account/shortcuts'
import { ownZone } from '@fairlead/domain/shared/dates'
import { IconCompass, IconSparkles, IconUsersPlus } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useMemo, useRef, type RefObject } from 'react'
import { queryFor } from '../../api/cache.ts'
import { useCreatePath } from '../../session/use-user.ts'
import { Banner } from '../../ui/Banner.tsx'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { isPutOff, NotReadYet } from '../../ui/NotReadYet.tsx'
import { useShortcutChoice, useShortcuts } from '../../ui/shortcuts.ts'
import { isPoolEmpty, useDemo } from '../../session/LeaveDemo.tsx'
import { text as startText } from '../../i18n/start.ts'
import { text as homeText } from '../../i18n/home.ts'
import { groupsOf, type Group } from './home-groups.ts'
import styles from './home.module.css'
import { HomeGroup } from './HomeGroup.tsx'

/** As many groups have a digit. */
const digitCount = 9

const idOf = (group: Group) => `home-${group.kind}`

export function HomeScreen() {
  const query = useQuery({ ...queryFor<ReadHome>('v2/home', { time_zone: ownZone() }), staleTime: 0 })
  const home = query.data
  const demo = useDemo().data
  const groups = useMemo(() => (home ? groupsOf(home) : []), [home])
  const keys = useShortcutChoice()
  const page = useRef<HTMLDivElement>(null)
  useRowKeys(page, groups)
  return (
    <div ref={page} className="page">
      <Title order={1} mb={4}>
        {homeText.home}
      </Title>
      <Text c="dimmed" mb="md">
        {homeText.about}
      </Text>
      {query.isError && !home ? (
        <ErrorState text={homeText.loadFailed} onRetry={() => void query.refetch()} />
      ) : isPutOff(query) ? (
        <NotReadYet />
      ) : !home ? (
        <LoadingRows rows={6} />
      ) : groups.length === 0 ? (
        <NothingWaits hasProjects={home.has_projects} demo={demo} />
      ) : (
        <>
          {isPoolEmpty(demo) && (
            <div className={styles.notice}>
              <Banner
                role="note"
                action={
                  <Button component={Link} to="/start" size="compact-sm">
                    {startText.bringIn}
                  </Button>
                }
              >
                {startText.noOneYet}
              </Banner>
            </div>
          )}
          {groups.length > 1 && (
            <nav aria-label={homeText.jumpTo} className="flex wrap below-24">
              {groups.map((group, index) => (
                <a key={group.kind} href={`#${idOf(group)}`} className={styles.jump} data-bad={group.kind === 'trouble' || undefined}>
                  {homeText.groups[group.kind]} <b>{group.count.toLocaleString('en-US')}</b>
                  {!keys.isOff && index < digitCount && (
                    <kbd aria-hidden className={styles.key}>
                      {index + 1}
                    </kbd>
                  )}
                </a>
              ))}
            </nav>
          )}
          {groups.map((group) => (
            <HomeGroup key={group.kind} id={idOf(group)} group={group} />
          ))}
          {!keys.isOff && (
            <Text size="sm" c="dimmed" visibleFrom="sm">
              {homeText.keys(keyOf(keys, 'keys') ?? '?')}
            </Text>
          )}
        </>
      )}
    </div>
  )
}

function NothingWaits({ hasProjects, demo }: { hasProjects: boolean; demo: WireDemo | undefined }) {
  const create = useCreatePath()
  if (isPoolEmpty(demo))
    return (
      <EmptyState
        icon={<IconUsersPlus size={44} stroke={1.4} />}
        title={startText.poolEmpty}
        text={startText.poolEmptyText}
        action={
          <Button component={Link} to="/start" size="md">
            {startText.bringIn}
          </Button>
        }
      />
    )
  return (
    <EmptyState
      icon={hasProjects ? <IconSparkles size={44} stroke={1.4} /> : <IconCompass size={44} stroke={1.4} />}
      title={hasProjects ? homeText.nothingWaits : homeText.welcome}
      text={hasProjects ? homeText.nothingWaitsText : homeText.welcomeText}
      action={
        <Buttons justify="center" gap="xs">
          <Button component={Link} to={create} size="md">
            {homeText.newSearch}
          </Button>
          {demo?.people === 0 && (
            <Button component={Link} to="/start" size="md" variant="default">
              {startText.bringIn}
            </Button>
          )}
        </Buttons>
      }
    />
  )
}

/** j and k move through the rows of all groups, a digit to a group; Enter follows the focused link by itself. */
function useRowKeys(page: RefObject<HTMLDivElement | null>, groups: readonly Group[]): void {
  const focusRow = (rows: readonly HTMLElement[], place: number) => {
    rows[Math.max(0, Math.min(rows.length - 1, place))]?.focus()
  }
  const move = (step: 1 | -1) => {
    const rows = [...(page.current?.querySelectorAll<HTMLElement>('[data-row]') ?? [])]
    const place = rows.findIndex((row) => row === document.activeElement)
    focusRow(rows, place === -1 ? 0 : place + step)
  }
  const digits = groups
    .slice(0, digitCount)
    .map((group, index): [string, () => void] => [
      String(index + 1),
      () => page.current?.querySelector<HTMLElement>(`#${idOf(group)} [data-row]`)?.focus(),
    ])
  useShortcuts({ j: () => move(1), k: () => move(-1), ...Object.fromEntries(digits) })
}
