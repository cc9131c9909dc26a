// The pool's search box with its filters, and what was read in it.
import { Button, Chip, NativeSelect, Paper, SegmentedControl, Text, UnstyledButton } from '@mantine/core'
import type { SearchTalent } from '@fairlead/contract/v2/talent/search'
import { filterLabels } from '@fairlead/domain/candidate/list-order'
import { IconAdjustmentsHorizontal, IconListSearch } from '@tabler/icons-react'
import { useState, type RefObject } from 'react'
import { AskBox } from '../../project/ask/AskBox.tsx'
import { CriteriaChips, type Costs } from '../../project/ask/CriteriaChips.tsx'
import { marksOf } from '../../project/ask/marks.ts'
import { useEdits } from '../../project/ask/use-edits.ts'
import { Warnings } from '../../project/ask/Warnings.tsx'
import { settingsOf } from '../../project/wire-settings.ts'
import { EmployerCriteria } from '../../project/pick-lists/EmployerCriteria.tsx'
import { PickList } from '../../project/pick-lists/PickList.tsx'
import { shortDate } from '../../ui/time.ts'
import { filterCount, poolChange, settingsOfPool, type PoolSearch } from './pool-query.ts'
import styles from './talent.module.css'
import { useTags } from '../../candidate/tags/Tags.tsx'
import { usePoolText } from './use-pool-text.ts'
import { text as alertsText } from '../../i18n/search-alerts.ts'
import { text as talentText } from '../../i18n/talent.ts'

type Terms = SearchTalent['answer']['terms']

interface Props {
  search: PoolSearch
  onChange: (change: Partial<PoolSearch>) => void
  box: RefObject<HTMLTextAreaElement | null>
  posting: string
  onPosting: (posting: string) => void
  terms: Terms
  costs: Costs | null
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

export function SearchBar({ search, onChange, box, posting, onPosting, terms, costs, problem }: Props) {
  const count = filterCount(search)
  const [open, setOpen] = useState(false)
  const edits = useEdits()
  const { text, setText, reading, isWaiting, readPosting, busy, wrong } = usePoolText({ search, onChange, posting, onPosting, edits })
  const settings = settingsOfPool(search)
  const hasCriteria = search.is_read || count > 0
  const tags = useTags()

  return (
    <search aria-label={talentText.peopleHeading} className="stack gap-12 below-16">
      <AskBox
        ref={box}
        aria-label={talentText.searchPeople}
        placeholder={talentText.searchPlaceholder}
        minRows={1}
        maxRows={6}
        text={text}
        onText={setText}
        onFile={(file) => void readPosting('', file)}
        onEnter={() => isWaiting && void readPosting(text, null)}
        marks={reading && search.is_read && !isWaiting ? marksOf(text, reading, settingsOf(settings), edits.asEdited) : []}
        error={wrong}
        actions={
          <>
            {isWaiting && (
              <Button
                size="xs"
                variant="light"
                leftSection={<IconListSearch size={16} aria-hidden />}
                loading={busy}
                onClick={() => void readPosting(text, null)}
              >
                {talentText.readPosting}
              </Button>
            )}
            <Button
              size="xs"
              variant="default"
              leftSection={<IconAdjustmentsHorizontal size={16} />}
              aria-expanded={open}
              onClick={() => setOpen(!open)}
            >
              {talentText.filters}
              {count > 0 ? ` (${count})` : ''}
            </Button>
            <Chip size="xs" radius="sm" variant="outline" checked={search.applied} onChange={(applied) => onChange({ applied })}>
              {filterLabels.applied}
            </Chip>
            {search.added_since !== '' && (
              <Chip size="xs" radius="sm" variant="outline" checked onChange={() => onChange({ added_since: '' })}>
                {alertsText.addedSince(shortDate(search.added_since))}
              </Chip>
            )}
            <SegmentedControl
              size="xs"
              aria-label={talentText.whereToLook}
              value={search.shared ? 'all' : 'own'}
              onChange={(value) => onChange({ shared: value === 'all' })}
              data={[
                { value: 'own', label: talentText.yours },
                { value: 'all', label: talentText.bothPools },
              ]}
            />
          </>
        }
      />
      {hasCriteria && (
        <CriteriaChips
          settings={settings}
          change={(part) => onChange(poolChange(part))}
          proposals={search.is_read ? (reading?.proposals ?? []) : []}
          edits={edits}
          costs={costs}
        />
      )}
      {reading && search.is_read && <Warnings warnings={reading.warnings} />}
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
            list="skills"
            label={talentText.niceToHave}
            value={search.keywords_optional ?? []}
            onChange={(keywords_optional) => onChange({ keywords_optional })}
          />
          <PickList
            list="skills"
            label={talentText.leaveOut}
            value={search.bad_keywords ?? []}
            onChange={(bad_keywords) => onChange({ bad_keywords })}
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
          <EmployerCriteria
            required={search.skills}
            optional={search.keywords_optional ?? []}
            onChange={({ required, optional }) =>
              onChange({ ...(required && { skills: required }), ...(optional && { keywords_optional: optional }) })
            }
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
          {terms.length > 0 && <span className="soft text-13 anywhere">{talentText.readAs}</span>}
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
