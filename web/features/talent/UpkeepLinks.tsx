// The ways from the talent pool to its possible duplicates, with their number, and to people who must be told about their data.
import { readersLocale } from '@fairlead/domain/shared/readers-language'
import { IconCopyCheck, IconShieldCheck } from '@tabler/icons-react'
import { Link } from '@tanstack/react-router'
import { text as duplicatesText } from '../../i18n/duplicates.ts'
import { text as noticeText } from '../../i18n/notices.ts'
import { useDuplicates } from './use-duplicates.ts'

export function UpkeepLinks() {
  const total = useDuplicates().data?.total ?? 0
  return (
    <>
      <Link to="/talent/duplicates" className="inline soft text-13 gap-4">
        <IconCopyCheck size={15} aria-hidden />{' '}
        {total === 0 ? duplicatesText.title : duplicatesText.titleWithCount(total.toLocaleString(readersLocale()))}
      </Link>
      <Link to="/talent/notices" className="inline soft text-13 gap-4">
        <IconShieldCheck size={15} aria-hidden /> {noticeText.openDue}
      </Link>
    </>
  )
}
