// Tells anyone who has the project open that a colleague has changed the search and begun it again.
import { lazy, Suspense, useState } from 'react'
import { useLive } from '../../api/live.ts'
import { useUser } from '../../session/use-user.ts'

const ReformedDialog = lazy(() => import('./ReformedDialog.tsx').then(({ ReformedDialog: component }) => ({ default: component })))

/** What has been read is not told again when the page comes back. */
const read = new WeakSet<object>()

export function ReformNews({ projectId }: { projectId: string }) {
  const news = useLive().reformed[projectId]
  const me = useUser().data?.id
  const [, setClosed] = useState(0)
  if (!news || news.changes.length === 0 || news.by?.id === me || read.has(news)) return null
  return (
    <Suspense>
      <ReformedDialog
        name={news.by?.name ?? 'Someone'}
        changes={news.changes}
        onClose={() => {
          read.add(news)
          setClosed((count) => count + 1)
        }}
      />
    </Suspense>
  )
}
