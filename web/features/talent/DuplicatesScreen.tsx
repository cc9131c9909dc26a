// The queue of records that may be of one person: side by side, decided by keyboard.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Button, Group, Text, Title } from '@mantine/core'
import { IconArrowLeft, IconArrowsSplit2, IconCheck, IconChevronLeft, IconChevronRight, IconUsers } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { useEffect, useState } from 'react'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { FormError } from '../../ui/FormError.tsx'
import { Key } from '../../ui/Key.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { useShortcuts } from '../../ui/shortcuts.ts'
import { text } from '../../i18n/duplicates.ts'
import { text as talentText } from '../../i18n/talent.ts'
import { DuplicatePair } from './DuplicatePair.tsx'
import { MergedRecords } from './MergedRecords.tsx'
import { useDecisions, useDuplicates } from './use-duplicates.ts'
import styles from './duplicates.module.css'

const count = (value: number) => value.toLocaleString(readersLocale())

export function DuplicatesScreen() {
  const query = useDuplicates()
  const [place, setPlace] = useState(0)
  const decisions = useDecisions()
  useEffect(() => {
    document.title = text.title
  }, [])
  const pairs = query.data?.pairs.filter(decisions.isOpen) ?? []
  // 25 are loaded at a time
  const total = (query.data?.total ?? 0) - (query.data?.pairs.length ?? 0) + pairs.length
  const index = Math.min(place, Math.max(0, pairs.length - 1))
  const pair = pairs[index]
  const step = (by: number) => setPlace(Math.max(0, Math.min(pairs.length - 1, index + by)))
  const decide = (isSame: boolean) => pair && decisions.decide(pair, isSame)
  useShortcuts({
    j: () => step(1),
    k: () => step(-1),
    m: () => void decide(true),
    d: () => void decide(false),
    u: decisions.undo,
  })
  return (
    <div className={styles.screen}>
      <Button component={Link} to="/talent" variant="subtle" size="compact-sm" leftSection={<IconArrowLeft size={16} />} mb="sm">
        {talentText.talentPool}
      </Button>
      <Title order={1}>{text.title}</Title>
      <Text size="sm" c="dimmed" mb="md">
        {text.intro}
      </Text>
      {query.data && query.data.waiting > 0 && (
        <Text size="sm" component="output" mb="sm" display="block">
          {text.comparing(count(query.data.waiting))}
        </Text>
      )}
      <FormError>{decisions.sentence}</FormError>
      {query.isPending ? (
        <LoadingRows rows={6} />
      ) : query.isError && !query.data ? (
        <ErrorState text={text.loadFailed} onRetry={() => void query.refetch()} />
      ) : pair ? (
        <>
          <div className="row wrap split gap-12 below-12">
            <Group gap="xs">
              <Button leftSection={<IconCheck size={16} />} onClick={() => decide(true)} rightSection={<Key>m</Key>}>
                {text.merge}
              </Button>
              <Button
                variant="default"
                leftSection={<IconArrowsSplit2 size={16} />}
                onClick={() => decide(false)}
                rightSection={<Key>D</Key>}
              >
                {text.different}
              </Button>
            </Group>
            <Group gap="xs">
              <Text size="sm" component="output">
                {text.position(count(index + 1), count(total))}
              </Text>
              <Button variant="default" px={10} aria-label={text.previous} disabled={index === 0} onClick={() => step(-1)}>
                <IconChevronLeft size={18} aria-hidden />
              </Button>
              <Button variant="default" px={10} aria-label={text.next} disabled={index >= pairs.length - 1} onClick={() => step(1)}>
                <IconChevronRight size={18} aria-hidden />
              </Button>
            </Group>
          </div>
          <DuplicatePair key={`${pair.first.person_id} ${pair.second.person_id}`} pair={pair} />
        </>
      ) : query.data.waiting > 0 ? null : (
        <EmptyState icon={<IconUsers size={40} stroke={1.4} />} title={text.noneTitle} text={text.noneText} />
      )}
      <MergedRecords merges={query.data?.merges ?? []} />
    </div>
  )
}
