// Shows a dialog when a missing calendar blocks an approval or will block the next ones.
import type { GetProjectSettings } from '@fairlead/contract/v1/projects/settings'
import { useQuery } from '@tanstack/react-query'
import { lazy, Suspense, useState } from 'react'
import { queryFor } from '../../api/cache.ts'
import type { PanelView } from '../../project/panel-view.ts'
import { useUser } from '../../session/use-user.ts'
import { calendarSettled, useCalendarAsked } from '../calendar-asked.ts'

const load = () => import('./CalendarDialogs.tsx')
const SetupRequired = lazy(() => load().then(({ SetupRequired: component }) => ({ default: component })))
const SetUpYours = lazy(() => load().then(({ SetUpYours: component }) => ({ default: component })))
const ChangesNeeded = lazy(() => load().then(({ ChangesNeeded: component }) => ({ default: component })))

export function CalendarGate({ view }: { view: PanelView }) {
  const isRequested = useCalendarAsked() === view.facts.id
  const [calibrating, setCalibrating] = useState(view.calibrating)
  const [calibrated, setCalibrated] = useState(false)
  // the first ten need no calendar; later candidates do
  if (calibrating !== view.calibrating) {
    setCalibrating(view.calibrating)
    setCalibrated(calibrating)
  }
  const user = useUser().data
  const settings = useQuery({
    ...queryFor<GetProjectSettings>('v1/projects/settings', { project_id: view.facts.id }),
    enabled: isRequested || calibrated,
  })
  const screener = settings.data?.scheduling_preferences.phone_screener_email?.toLowerCase() ?? null
  const isMine = screener !== null && screener === user?.email.toLowerCase()

  if (isRequested && (settings.data || settings.isError))
    return (
      <Suspense>
        {screener === null || isMine ? (
          <SetupRequired projectId={view.facts.id} onClose={calendarSettled} />
        ) : (
          <ChangesNeeded view={view} screener={screener} onClose={calendarSettled} />
        )}
      </Suspense>
    )
  const needed = settings.data?.phone_screener_needs_calendar_auth && isMine && !user?.calendar_preferences.calendar_synced.id
  if (calibrated && needed)
    return (
      <Suspense>
        <SetUpYours projectId={view.facts.id} onClose={() => setCalibrated(false)} />
      </Suspense>
    )
  return null
}
