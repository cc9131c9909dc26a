// The way from the talent pool to its possible duplicates, with their number.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { IconCopyCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { text as duplicatesText } from '../../i18n/duplicates.ts'
import { useDuplicates } from './use-duplicates.ts'

export function DuplicatesLink() {
  const total = useDuplicates().data?.total ?? 0
  return (
    <Link to="/talent/duplicates" className="inline soft text-13 gap-4">
      <IconCopyCheck size={15} aria-hidden />{' '}
      {total === 0 ? duplicatesText.title : duplicatesText.titleWithCount(total.toLocaleString(readersLocale()))}
    </Link>
  )
}
