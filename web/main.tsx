// Starts the app in the browser.
import '@fontsource-variable/inter/wght.css'
import './ui/mantine.css'
import './ui/tokens.css'
import './ui/elements.css'
import './ui/layout.css'
import { MantineProvider } from '@mantine/core'
import { QueryClientProvider } from '@tanstack/react-query'
import { RouterProvider } from '@tanstack/react-router'
import { createRoot } from 'react-dom/client'
import { cache } from './api/cache.ts'
import { whenSessionIsLost } from './api/send.ts'
import { prefetchPanel } from './app/prefetch-panel.ts'
import { readWithoutConnection } from './app/cache-for-offline.ts'
import { sessionEnded } from './app/sign-out.ts'
import { reportErrors, reportError } from './app/report-errors.ts'
import { canaryReady, router } from './app/router.tsx'
import { endOldSession, rememberStay } from './app/start-check.ts'
import { reportAccountRefusals } from './app/report-account-refusals.ts'
import { nameLostParts } from './ui/stale-build.ts'
import { printInLight } from './ui/print.ts'
import { theme, variables } from './ui/theme.ts'
import { must } from '@fairlead/domain/shared/records'

nameLostParts()
reportErrors()
whenSessionIsLost(sessionEnded)
reportAccountRefusals()
printInLight()
rememberStay()

if (!(await endOldSession())) {
  if (!navigator.onLine) await readWithoutConnection()
  // rendered once its parts have loaded: each earlier placeholder would delay the next step (ui/lazy-part.ts)
  await Promise.all([navigator.onLine && prefetchPanel(), router.load(), canaryReady])
  const onCaughtError = (error: unknown) => {
    console.error(error)
    reportError(error)
  }
  createRoot(must(document.getElementById('root')), { onCaughtError }).render(
    <MantineProvider theme={theme} cssVariablesResolver={variables} defaultColorScheme="auto">
      <QueryClientProvider client={cache}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </MantineProvider>,
  )
}
