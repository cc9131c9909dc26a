// Merges that can be undone: of the whole pool, or of one person.
import type { WireMerge } from '@fairlead/contract/v2/talent/duplicates'
import { Button } from '@mantine/core'
import { IconArrowBackUp } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { FormError } from '../../ui/FormError.tsx'
import { When } from '../../ui/When.tsx'
import { text } from '../../i18n/duplicates.ts'
import { percentOf, useUndoMerge } from './use-duplicates.ts'
import styles from './duplicates.module.css'

export function MergedRecords({ merges }: { merges: readonly WireMerge[] }) {
  const undoing = useUndoMerge()
  if (merges.length === 0) return null
  const how = ({ by, confidence }: WireMerge) => (by === null ? text.mergedItself(percentOf(confidence ?? 0)) : text.mergedBy(by))
  return (
    <section className={styles.merges} aria-label={text.mergedRecords}>
      <h2>{text.mergedRecords}</h2>
      <FormError>{undoing.sentence}</FormError>
      <ul className={styles.mergeList}>
        {merges.map((entry) => (
          <li key={entry.merge_id} className="row wrap split gap-12 pad-12">
            <div>
              <Link to="/talent/$personId" params={{ personId: entry.person_id }}>
                {text.mergedInto(entry.merged_name, entry.name)}
              </Link>
              <p className={styles.source}>
                {how(entry)}, <When date={entry.at} />
                {entry.since > 0 && `. ${text.staysHere(entry.since)}.`}
              </p>
            </div>
            <Button
              variant="default"
              size="xs"
              leftSection={<IconArrowBackUp size={15} aria-hidden />}
              aria-label={text.undoMergeOf(entry.merged_name)}
              loading={undoing.running?.[0].merge_id === entry.merge_id}
              onClick={() =>
                window.confirm(text.undoQuestion(entry.merged_name, entry.since)) && void undoing.run({ merge_id: entry.merge_id })
              }
            >
              {text.undoMerge}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  )
}
