// The talent map of a search: how many people, where they are, how senior, and what they are likely to expect.
import type { MapTalent } from '@fairlead/contract/v2/talent/map'
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { Text, Title } from '@mantine/core'
import { IconArrowLeft } from '@tabler/icons-react'
import { useQuery } from '@tanstack/react-query'
import { Link } from '@tanstack/react-router'
import { useEffect } from 'react'
import { queryFor } from '../../api/cache.ts'
import { text as mapText } from '../../i18n/talent-map.ts'
import { EmptyState } from '../../ui/EmptyState.tsx'
import { ErrorState } from '../../ui/ErrorState.tsx'
import { LoadingRows } from '../../ui/LoadingRows.tsx'
import { poolAddress, usePoolSearch } from './pool-query.ts'
import styles from './map.module.css'

type PoolMap = MapTalent['answer']
interface Row {
  label: string
  people: number
  isUnknown?: boolean
}

const count = (value: number) => value.toLocaleString(readersLocale())

export function TalentMap() {
  const [search] = usePoolSearch()
  const query = useQuery(queryFor<MapTalent>('v2/talent/map', search))
  useEffect(() => {
    document.title = mapText.title
  }, [])
  return (
    <div className={styles.screen}>
      <Link to="/talent" search={poolAddress(search)} className="inline soft text-13 gap-4">
        <IconArrowLeft size={15} aria-hidden /> {mapText.back}
      </Link>
      <Title order={1}>{mapText.title}</Title>
      {query.isError ? (
        <ErrorState text={mapText.failed} onRetry={() => void query.refetch()} />
      ) : query.data?.people === 0 ? (
        <EmptyState title={mapText.noOne} text={mapText.noOneHint} />
      ) : query.data ? (
        <Sections map={query.data} />
      ) : (
        <LoadingRows rows={6} />
      )}
    </div>
  )
}

function Sections({ map }: { map: PoolMap }) {
  const { people, countries, places, seniority, pay } = map
  const named = (rows: PoolMap['places']): Row[] =>
    rows.map(({ label, people: number }) => ({ label: label ?? mapText.unknown, people: number, isUnknown: label === null }))
  const money = (value: number) =>
    new Intl.NumberFormat(readersLocale(), { style: 'currency', currency: pay?.currency ?? 'USD', maximumFractionDigits: 0 }).format(value)
  const bands =
    pay?.bands.map(({ from, to, people: number }): Row => ({ label: mapText.band(money(from), money(to)), people: number })) ?? []
  const levels = seniority.map(({ level, people: number }): Row => ({
    label: level === null ? mapText.unknown : mapText.levels[level],
    people: number,
    isUnknown: level === null,
  }))
  const otherPay: Row[] = [
    ...(pay && pay.other_currencies > 0 ? [{ label: mapText.otherCurrencies, people: pay.other_currencies }] : []),
    { label: mapText.unknown, people: pay ? pay.unknown : people, isUnknown: true },
  ]
  return (
    <>
      <Text mb="md">{mapText.about(count(people), people)}</Text>
      <div className={styles.grid}>
        <Bars title={mapText.countries} rows={named(countries)} of={people} />
        <Bars title={mapText.places} rows={named(places)} of={people} />
        <Bars title={mapText.seniority} rows={levels} of={people} />
        <Bars title={mapText.pay} rows={[...bands, ...otherPay.filter((row) => row.people > 0)]} of={people} />
      </div>
    </>
  )
}

/** A table; the bars repeat its numbers. */
function Bars({ title, rows, of: total }: { title: string; rows: readonly Row[]; of: number }) {
  const most = Math.max(1, ...rows.map(({ people }) => people))
  return (
    <section className="card pad-16">
      <table className={styles.table}>
        <caption className="text-16 strong">{title}</caption>
        <thead className="said">
          <tr>
            <th scope="col">{title}</th>
            <th scope="col">{mapText.people}</th>
            <th scope="col">{mapText.share}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, people, isUnknown }) => (
            <tr key={label} className={isUnknown ? 'soft' : undefined}>
              <th scope="row">
                {label}
                <span className={styles.track} aria-hidden>
                  <span className={styles.bar} data-unknown={isUnknown || undefined} style={{ inlineSize: `${(100 * people) / most}%` }} />
                </span>
              </th>
              <td className="num">{count(people)}</td>
              <td className="num soft">{(people / Math.max(1, total)).toLocaleString(readersLocale(), { style: 'percent' })}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}
