// Every address of the app and its screen; all but the signed-out pages require a session.
import {
  createRootRoute,
  createRoute,
  createRouter,
  lazyRouteComponent,
  notFound,
  Outlet,
  redirect,
  type RouteComponent,
} from '@tanstack/react-router'
import type { GetUserSettings } from '@fairlead/contract/v1/users/settings'
import { Suspense, useEffect } from 'react'
import { cache } from '../api/cache.ts'
import { takeEnded } from './sign-out.ts'
import { sessionToken } from '../api/session.ts'
import { PanelScreen } from '../features/panel/PanelScreen.tsx'
import { userQuery } from '../session/use-user.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { ToastHost } from '../ui/ToastHost.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { screenTitle } from './screen-title.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { Shell } from './Shell.tsx'
import { usePathname } from './use-address.ts'
import { productName } from '../session/product-name.ts'
import { BrokenPart } from '../ui/Boundary.tsx'
import { reloadForNewBuild } from '../ui/stale-build.ts'

const CanaryBanner = lazyPart(() => import('./CanaryBanner.tsx').then(({ CanaryBanner: component }) => component))
/** Set only by the document of a canary host: the production address. */
const production = document.documentElement.dataset.canary
/** In the first paint, to avoid a layout shift. */
export const canaryReady = production === undefined ? null : CanaryBanner.preload()

type Search = Record<string, unknown>
/** The query of an address: texts, each optional. */
type Query<Name extends string> = { [Each in Name]?: string | undefined }
/** Lists the parameters of an address's query, so that a link with another name doesn't compile. */
const query =
  <Name extends string>() =>
  (search: Search): Query<Name> =>
    search as Query<Name>

function Root() {
  const pathname = usePathname()
  useEffect(() => {
    document.title = screenTitle(pathname, cache.getQueryData(userQuery.queryKey)?.product.name ?? productName)
  }, [pathname])
  return (
    <>
      <Suspense>{production !== undefined && <CanaryBanner production={production} />}</Suspense>
      <Outlet />
      <ToastHost />
    </>
  )
}

const root = createRootRoute({
  component: Root,
  notFoundComponent: NotFoundScreen,
})

const signedOut = <const Path extends string, Read extends object>(
  path: Path,
  component: RouteComponent,
  validateSearch: (search: Search) => Read,
) => createRoute({ getParentRoute: () => root, path, component, validateSearch })

const login = lazyRouteComponent(() => import('../features/account/LoginScreen.tsx'), 'LoginScreen')
const singleSignOn = lazyRouteComponent(() => import('../features/account/SsoScreen.tsx'), 'SsoScreen')
const subscription = lazyRouteComponent(() => import('../features/account/SubscriptionScreen.tsx'), 'SubscriptionScreen')
const information = lazyRouteComponent(() => import('../features/account/AdditionalInformationScreen.tsx'), 'AdditionalInformationScreen')
const aboutOneself = lazyRouteComponent(() => import('../features/account/SelfIdentificationScreen.tsx'), 'SelfIdentificationScreen')
const newPassword = lazyRouteComponent(() => import('../features/account/ResetPasswordScreen.tsx'), 'ResetPasswordScreen')
const firstRun = lazyRouteComponent(() => import('../features/account/FirstRunScreen.tsx'), 'FirstRunScreen')
const verifyEmail = lazyRouteComponent(() => import('../features/account/VerifyEmailScreen.tsx'), 'VerifyEmailScreen')
const secureAccount = lazyRouteComponent(() => import('../features/account/SecureAccountScreen.tsx'), 'SecureAccountScreen')
const registered = lazyRouteComponent(() => import('../features/account/ReturnScreen.tsx'), 'ReturnScreen')
const register = lazyRouteComponent(() => import('../features/account/RegisterScreen.tsx'), 'RegisterScreen')

const onboarding = lazyRouteComponent(() => import('../features/wizard/onboarding/OnboardingScreen.tsx'), 'OnboardingScreen')
const picker = lazyRouteComponent(() => import('../features/wizard/onboarding/ProductPickerScreen.tsx'), 'ProductPickerScreen')

/** Users with an account start their first project inside. */
const firstProject = createRoute({
  getParentRoute: () => root,
  path: '/autopilot-onboarding',
  component: onboarding,
  validateSearch: query<never>(),
  beforeLoad: () => {
    if (sessionToken()) throw redirect({ to: '/autopilot-projects/new', search: { first: 'yes' } })
  },
})

const openedAt = window.location.pathname

/** The server sends the home page as a separate document; this route only shows without a connection. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../features/account/AwayScreen.tsx'), 'AwayScreen'),
  validateSearch: query<never>(),
  beforeLoad: ({ preload }) => {
    if (preload || openedAt === '/' || !navigator.onLine) return
    window.location.assign('/')
    // nothing is rendered until the document has loaded
    return new Promise<void>(() => {})
  },
})

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  beforeLoad: ({ location }) => {
    const isEnded = takeEnded()
    if (sessionToken()) return
    if (isEnded) throw redirect({ to: '/login', search: { expired: '1', back: location.href } })
    // a user sent to the canary host signs in there and continues to the page they wanted
    throw production === undefined ? redirect({ to: '/' }) : redirect({ to: '/login', search: { back: location.href } })
  },
})
const screen = <const Path extends string, Read extends object>(
  path: Path,
  component: RouteComponent,
  validateSearch: (search: Search) => Read,
) => createRoute({ getParentRoute: () => inside, path, component, validateSearch })

const newProject = lazyRouteComponent(() => import('../features/wizard/NewProjectScreen.tsx'), 'NewProjectScreen')
const draft = lazyRouteComponent(() => import('../features/wizard/DraftScreen.tsx'), 'DraftScreen')
const settings = lazyRouteComponent(() => import('../features/wizard/DraftScreen.tsx'), 'SettingsScreen')
const edit = lazyRouteComponent(() => import('../features/wizard/DraftScreen.tsx'), 'EditScreen')
const idealsDemo = lazyRouteComponent(() => import('../features/wizard/demos/IdealCandidatesDemo.tsx'), 'IdealCandidatesDemo')
const templatesDemo = lazyRouteComponent(() => import('../features/wizard/demos/TemplatesDemo.tsx'), 'TemplatesDemo')
const talent = lazyRouteComponent(() => import('../features/talent/TalentScreen.tsx'), 'TalentScreen')
const duplicates = lazyRouteComponent(() => import('../features/talent/DuplicatesScreen.tsx'), 'DuplicatesScreen')
const dueNotices = lazyRouteComponent(() => import('../features/talent/DueNotices.tsx'), 'DueNotices')
const talentMap = lazyRouteComponent(() => import('../features/talent/TalentMap.tsx'), 'TalentMap')
const start = lazyRouteComponent(() => import('../features/talent/StartScreen.tsx'), 'StartScreen')
const person = lazyRouteComponent(() => import('../features/talent/PersonScreen.tsx'), 'PersonScreen')
const suppressions = lazyRouteComponent(() => import('../features/team/SuppressionScreen.tsx'), 'SuppressionScreen')
const teamSso = lazyRouteComponent(() => import('../features/team/sso/SingleSignOnScreen.tsx'), 'SingleSignOnScreen')
const noticeRules = lazyRouteComponent(() => import('../features/team/NoticeRulesScreen.tsx'), 'NoticeRulesScreen')
const team = lazyRouteComponent(() => import('../features/team/TeamScreen.tsx'), 'TeamScreen')
const tasks = lazyRouteComponent(() => import('../features/tasks/TasksScreen.tsx'), 'TasksScreen')
const homeScreen = lazyRouteComponent(() => import('../features/home/HomeScreen.tsx'), 'HomeScreen')
const inbox = lazyRouteComponent(() => import('../features/inbox/InboxScreen.tsx'), 'InboxScreen')

const board = lazyRouteComponent(() => import('../features/operations/BoardScreen.tsx'), 'BoardScreen')
const email = lazyRouteComponent(() => import('../features/operations/EmailScreen.tsx'), 'EmailScreen')
const system = lazyRouteComponent(() => import('../features/operations/SystemScreen.tsx'), 'SystemScreen')
const unmatched = lazyRouteComponent(() => import('../features/operations/UnmatchedScreen.tsx'), 'UnmatchedScreen')
const messages = lazyRouteComponent(() => import('../features/operations/MessagesScreen.tsx'), 'MessagesScreen')
const users = lazyRouteComponent(() => import('../features/operations/UsersScreen.tsx'), 'UsersScreen')
const audit = lazyRouteComponent(() => import('../features/operations/AuditScreen.tsx'), 'AuditScreen')
const planRequests = lazyRouteComponent(() => import('../features/operations/PlansScreen.tsx'), 'PlansScreen')
const ownAudit = lazyRouteComponent(() => import('../features/operations/AuditScreen.tsx'), 'OwnAuditScreen')
/** Shows "not found" to users without permission. */
const staffScreen = <const Path extends string, Read extends object>(
  path: Path,
  component: RouteComponent,
  may: (user: GetUserSettings['answer']) => boolean,
  validateSearch: (search: Search) => Read,
) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    component,
    validateSearch,
    beforeLoad: async () => {
      if (!may(await cache.ensureQueryData(userQuery))) throw notFound()
    },
  })

const analytics = lazyRouteComponent(() => import('../features/analytics/OverviewScreen.tsx'), 'OverviewScreen')
const pipeline = lazyRouteComponent(() => import('../features/analytics/PipelineScreen.tsx'), 'PipelineScreen')
const people = lazyRouteComponent(() => import('../features/analytics/PeopleScreen.tsx'), 'PeopleScreen')
const model = lazyRouteComponent(() => import('../features/analytics/ModelScreen.tsx'), 'ModelScreen')
const fairness = lazyRouteComponent(() => import('../features/analytics/FairnessScreen.tsx'), 'FairnessScreen')
const records = lazyRouteComponent(() => import('../features/analytics/RecordsScreen.tsx'), 'RecordsScreen')
const profile = lazyRouteComponent(() => import('../features/profile/ProfileScreen.tsx'), 'ProfileScreen')
const calendar = lazyRouteComponent(() => import('../features/calendar/CalendarScreen.tsx'), 'CalendarScreen')
const ats = lazyRouteComponent(() => import('../features/ats/AtsScreen.tsx'), 'AtsScreen')

const checkout = lazyRouteComponent(() => import('../features/checkout/CheckoutScreen.tsx'), 'CheckoutScreen')

type NewProject = 'first' | 'begin' | 'step'
type Figures = 'project' | 'range' | 'from' | 'to' | 'source' | 'by'

const tree = root.addChildren([
  home,
  signedOut('/login', login, query<'back' | 'expired' | 'code' | 'state' | 'error'>()),
  signedOut('/sso/$connection', singleSignOn, query<'back' | 'required' | 'code' | 'state' | 'error'>()),
  signedOut('/v2/login', login, query<'back' | 'expired'>()),
  signedOut('/register', register, query<'product' | 'invitation' | 'next'>()),
  signedOut('/register/v3', registered, query<'product'>()),
  signedOut('/reset-password', newPassword, query<'token'>()),
  signedOut('/first-run', firstRun, query<'token'>()),
  signedOut('/verify-email', verifyEmail, query<'token'>()),
  signedOut('/secure-account', secureAccount, query<'token'>()),
  signedOut('/notifications/unsubscribe', subscription, query<'token'>()),
  signedOut('/notifications/resubscribe', subscription, query<'token'>()),
  signedOut('/product-picker', picker, query<never>()),
  firstProject,
  signedOut('/v1/candidates/additional_information', information, query<'token'>()),
  signedOut('/v1/candidates/self_identification', aboutOneself, query<'token'>()),
  inside.addChildren([
    screen('/home', homeScreen, query<never>()),
    screen('/panel', PanelScreen, query<'project' | 'candidate' | 'tab' | 'view' | 'find' | 'sort' | 'only' | 'is_autopilot'>()),
    screen('/autopilot-projects/self-serve/new', newProject, query<NewProject>()),
    screen('/autopilot-projects/new', newProject, query<NewProject>()),
    screen('/projects/new', newProject, query<NewProject>()),
    screen('/projects/v2/new/$projectType', newProject, query<NewProject>()),
    screen('/projects/edit/$projectId', edit, query<'step' | 'tab'>()),
    screen('/projects/v2/draft/$projectId', draft, query<'step' | 'tab'>()),
    screen('/projects/settings/v2/$projectId', settings, query<'step' | 'tab'>()),
    screen('/demos/templates', templatesDemo, query<never>()),
    screen('/demos/ideal-candidates', idealsDemo, query<never>()),
    screen('/talent', talent, query<'q' | 'titles' | 'skills' | 'places' | 'radius' | 'tags' | 'shared' | 'saved' | 'since'>()),
    screen('/talent/map', talentMap, query<'q' | 'titles' | 'skills' | 'places' | 'radius' | 'tags' | 'shared' | 'since'>()),
    screen('/talent/duplicates', duplicates, query<never>()),
    screen('/talent/notices', dueNotices, query<never>()),
    screen('/start', start, query<'have'>()),
    screen('/talent/$personId', person, query<never>()),
    screen('/tasks', tasks, query<never>()),
    screen(
      '/inbox',
      inbox,
      query<'show' | 'project' | 'label' | 'mailbox' | 'assignee' | 'mentions' | 'conversation' | 'conversation_project'>(),
    ),
    screen('/team', team, query<never>()),
    screen('/team/notices', noticeRules, query<never>()),
    screen('/team/suppressions', suppressions, query<never>()),
    screen('/team/single-sign-on', teamSso, query<never>()),
    staffScreen(
      '/operations',
      board,
      (user) => user.is_staff || user.is_super_admin,
      query<'group' | 'type' | 'owner' | 'text' | 'sort' | 'page' | 'project'>(),
    ),
    staffScreen('/operations/email', email, (user) => user.is_staff || user.is_super_admin, query<'project'>()),
    staffScreen('/operations/unmatched', unmatched, (user) => user.is_staff || user.is_super_admin, query<never>()),
    staffScreen('/operations/messages', messages, (user) => user.is_staff || user.is_super_admin, query<'handled' | 'page'>()),
    staffScreen('/operations/system', system, (user) => user.is_staff || user.is_super_admin, query<never>()),
    staffScreen('/operations/plans', planRequests, (user) => user.is_staff || user.is_super_admin, query<'settled' | 'page'>()),
    staffScreen('/operations/users', users, (user) => user.is_super_admin, query<'email'>()),
    staffScreen('/operations/audit', audit, (user) => user.is_super_admin, query<'kind' | 'text' | 'page'>()),
    staffScreen('/audit', ownAudit, (user) => user.is_workspace_admin, query<'kind' | 'text' | 'page'>()),
    screen('/analytics', analytics, query<Figures>()),
    screen('/analytics/pipeline', pipeline, query<Figures>()),
    screen('/analytics/candidate', people, query<Figures>()),
    screen('/analytics/fairness', fairness, query<Figures>()),
    screen('/analytics/records', records, query<Figures>()),
    screen('/analytics/model', model, query<Figures>()),
    screen('/profile', profile, query<never>()),
    screen('/calendar', calendar, query<'projectId'>()),
    screen('/ats-settings', ats, query<'from' | 'project' | 'public_token'>()),
    screen('/checkout', checkout, query<'paid'>()),
  ]),
])

export const router = createRouter({
  routeTree: tree,
  parseSearch,
  stringifySearch,
  defaultPreload: 'intent',
  defaultPreloadDelay: 60,
  scrollRestoration: true,
  defaultNotFoundComponent: NotFoundScreen,
  defaultErrorComponent: RouteError,
})

declare module '@tanstack/react-router' {
  interface Register {
    router: typeof router
  }
}

/** Shown instead of a screen that failed before rendering. */
function RouteError({ error, reset }: { error: unknown; reset: () => void }) {
  useEffect(() => void reloadForNewBuild(error), [error])
  return <BrokenPart error={error} onRetry={reset} />
}
