import { Group, Text } from '@mantine/core'
import type { WireKnownAddress } from '@fairlead/contract/shapes/address'
import type { ReadAddresses } from '@fairlead/contract/v2/projects/candidates/addresses'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { shortDate } from '../../ui/time.ts'
import { text as addressText } from '../../i18n/candidate-address.ts'
import { AddressBadge } from './AddressBadge.tsx'
import styles from './address.module.css'
import { LoadingBox } from '../../ui/LoadingBox.tsx'

/** Each address with its status, its source, and since when. */
export function AddressList({ addresses }: { addresses: readonly WireKnownAddress[] }) {
  return (
    <ul className="stack above-4">
      {addresses.map((entry) => (
        <li key={entry.address}>
          <Group gap="xs" wrap="nowrap">
            <span className={`text-14 shrink anywhere ${styles.address}`} data-former={!entry.is_current || undefined}>
              {entry.address}
            </span>
            <AddressBadge status={entry.status} />
          </Group>
          <Text size="xs" c="dimmed">
            {detailsOf(entry).join(' · ')}
          </Text>
        </li>
      ))}
    </ul>
  )
}

function detailsOf({ origin, confidence, added_date: added, is_current: isCurrent }: WireKnownAddress): string[] {
  return [
    origin && addressText.from(origin),
    added && addressText.sinceDate(shortDate(added)),
    confidence !== null && addressText.confidence(confidence),
    !isCurrent && addressText.former,
  ].filter((part): part is string => typeof part === 'string')
}

/** The addresses of a candidate, loaded when it is opened. */
export function AddressHistory({ candidateId, count }: { candidateId: string; count: number }) {
  const [isOpen, setOpen] = useState(false)
  const query = useQuery({
    ...queryFor<ReadAddresses>('v2/projects/candidates/addresses', { candidate_id: candidateId }),
    enabled: isOpen,
  })
  return (
    <details className={styles.history} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{addressText.historyTitle(query.data?.length ?? count)}</summary>
      {query.isPending && isOpen && <LoadingBox h={40} mt={6} label={addressText.loading} />}
      {query.isError && !query.data && <ErrorState text={addressText.historyFailed} onRetry={() => void query.refetch()} />}
      {query.data?.length === 0 && (
        <Text size="sm" c="dimmed">
          {addressText.noAddresses}
        </Text>
      )}
      {query.data && <AddressList addresses={query.data} />}
    </details>
  )
}
