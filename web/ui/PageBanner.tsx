// At most one banner above a page's content: the most important one, with the others behind "n more".
import { Button, Group } from '@mantine/core'
import { useLayoutEffect, useSyncExternalStore, type ComponentProps } from 'react'
import { Banner } from './Banner.tsx'
import { text as uiText } from '../i18n/ui.ts'

/** The most important first; a page shows each at most once. */
const ranks = [
  'session',
  'connection',
  'unverified',
  'second_factor',
  'email_delay',
  'stopped',
  'permissions',
  'search',
  'closing',
  'review',
] as const
export type BannerRank = (typeof ranks)[number]

interface State {
  /** Those on the page, by rank. */
  present: readonly BannerRank[]
  isOpen: boolean
}

let state: State = { present: [], isOpen: false }
const watchers = new Set<() => void>()

function change(next: State): void {
  state = next
  for (const watcher of watchers) watcher()
}

function add(rank: BannerRank): () => void {
  change({ ...state, present: ranks.filter((entry) => entry === rank || state.present.includes(entry)) })
  return () => {
    const present = state.present.filter((entry) => entry !== rank)
    change({ present, isOpen: state.isOpen && present.length > 1 })
  }
}

const watch = (watcher: () => void) => {
  watchers.add(watcher)
  return () => void watchers.delete(watcher)
}

export function PageBanner({ rank, action, ...rest }: ComponentProps<typeof Banner> & { rank: BannerRank }) {
  useLayoutEffect(() => add(rank), [rank])
  const { present, isOpen } = useSyncExternalStore(watch, () => state)
  const isFirst = present[0] === rank
  if (!isFirst && !isOpen) return null
  const more = isFirst && present.length > 1 && (
    <Button size="compact-sm" variant="subtle" c="inherit" aria-expanded={isOpen} onClick={() => change({ ...state, isOpen: !isOpen })}>
      {isOpen ? uiText.fewerBanners : uiText.moreBanners(present.length - 1)}
    </Button>
  )
  return (
    <Banner
      {...rest}
      action={
        action || more ? (
          <Group gap="xs">
            {action}
            {more}
          </Group>
        ) : undefined
      }
    />
  )
}
