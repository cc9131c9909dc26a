// The pool's search box with its filters, and how its words were interpreted.
import { Button, Chip, Group, NativeSelect, Paper, SegmentedControl, Text, TextInput, UnstyledButton } from '@mantine/core'
import type { SearchTalent } from '@fairlead/contract/v2/talent/search'
import { IconAdjustmentsHorizontal, IconSearch } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { PickList } from '../../project/pick-lists/PickList.tsx'
import { filterCount, type PoolSearch } from './pool-query.ts'
import styles from './talent.module.css'
import { useTags } from './tags.tsx'
import { useTypedQuery } from './use-typed-query.ts'
import * as talentText from '../../i18n/en/talent.ts'

type Terms = SearchTalent['answer']['terms']

interface Props {
  search: PoolSearch
  onChange: (change: Partial<PoolSearch>) => void
  box: RefObject<HTMLInputElement | null>
  terms: Terms
  problem: string | null
}

const radii = [
  { value: '', label: talentText.metropolitanArea },
  { value: '0', label: talentText.inTheCity },
  ...[25, 50, 100, 250].map((km) => ({ value: String(km), label: talentText.withinKm(km) })),
]
const kinds = {
  name: talentText.termName,
  title: talentText.title,
  place: talentText.place,
  skill: talentText.skill,
  word: talentText.word,
} as const

export function SearchBar({ search, onChange, box, terms, problem }: Props) {
  const count = filterCount(search)
  const [open, setOpen] = useState(count > 0)
  const [text, setText] = useTypedQuery(search.query, (query) => onChange({ query }))
  const tags = useTags()

  return (
    <search aria-label={talentText.peopleHeading} className={styles.search}>
      <Group gap="sm">
        <TextInput
          ref={box}
          type="search"
          aria-label={talentText.searchPeople}
          placeholder={talentText.searchPlaceholder}
          leftSection={<IconSearch size={16} />}
          value={text}
          maxLength={500}
          onChange={(event) => setText(event.currentTarget.value)}
          className={styles.box}
        />
        <Button variant="default" leftSection={<IconAdjustmentsHorizontal size={16} />} aria-expanded={open} onClick={() => setOpen(!open)}>
          {talentText.filters}
          {count > 0 ? ` (${count})` : ''}
        </Button>
        <SegmentedControl
          aria-label={talentText.whereToLook}
          value={search.shared ? 'all' : 'own'}
          onChange={(value) => onChange({ shared: value === 'all' })}
          data={[
            { value: 'own', label: talentText.yours },
            { value: 'all', label: talentText.bothPools },
          ]}
        />
      </Group>
      {open && (
        <Paper withBorder radius="md" p="md" className={styles.filters}>
          <PickList
            list="job_titles"
            label={talentText.titles}
            placeholder={talentText.anyTitle}
            value={search.titles}
            onChange={(titles) => onChange({ titles })}
          />
          <PickList
            list="skills"
            label={talentText.skillsLabel}
            placeholder={talentText.anySkill}
            value={search.skills}
            onChange={(skills) => onChange({ skills })}
          />
          <PickList
            list="locations"
            label={talentText.places}
            placeholder={talentText.anywhere}
            value={search.locations}
            onChange={(locations) => onChange({ locations })}
          />
          <NativeSelect
            label={talentText.howFarAway}
            data={radii}
            disabled={search.locations.length === 0}
            value={search.radius_km === null ? '' : String(search.radius_km)}
            onChange={(event) => onChange({ radius_km: event.currentTarget.value === '' ? null : Number(event.currentTarget.value) })}
          />
        </Paper>
      )}
      {tags.length > 0 && (
        <Chip.Group multiple value={search.tag_ids} onChange={(tag_ids) => onChange({ tag_ids })}>
          <fieldset className={styles.tagFilter} aria-label={talentText.filterByTags}>
            {tags.slice(0, 30).map((tag) => (
              <Chip key={tag.id} value={tag.id} size="xs" radius="sm" variant="outline">
                {tag.name}
              </Chip>
            ))}
          </fieldset>
        </Chip.Group>
      )}
      {(terms.length > 0 || problem) && (
        <output className={styles.understood} aria-label={talentText.termsLabel}>
          {terms.length > 0 && <span className={styles.soft}>{talentText.readAs}</span>}
          {terms.map((term, index) => (
            <span key={`${index} ${term.text}`} className={styles.term}>
              {term.not && talentText.not}
              <em>{kinds[term.kind]}</em> {term.label}
              {term.kind !== 'word' && !term.not && (
                <UnstyledButton
                  className={styles.asWord}
                  aria-label={talentText.asWordLabel(term.text)}
                  onClick={() => onChange({ query: quoted(search.query, term.text) })}
                >
                  {talentText.asAWord}
                </UnstyledButton>
              )}
            </span>
          ))}
          {problem && (
            <Text size="sm" c="var(--warn-text)">
              {problem}
            </Text>
          )}
        </output>
      )}
    </search>
  )
}

/** Quotes the term in the text, so that it is searched literally. */
function quoted(words: string, term: string): string {
  const start = words.toLowerCase().indexOf(term.toLowerCase())
  return start < 0 ? words : `${words.slice(0, start)}"${words.slice(start, start + term.length)}"${words.slice(start + term.length)}`
}
