// Every address of the app and the screen behind it; all but the signed-out pages need a session.
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
import { sessionToken } from '../api/session.ts'
import { PanelScreen } from '../features/panel/PanelScreen.tsx'
import { userQuery } from '../session/use-user.ts'
import { lazyPart } from '../ui/lazy-part.ts'
import { ToastHost } from '../ui/ToastHost.tsx'
import { NotFoundScreen } from './NotFoundScreen.tsx'
import { RouteError } from './RouteError.tsx'
import { screenTitle } from './screen-title.ts'
import { parseSearch, stringifySearch } from './search-params.ts'
import { Shell } from './Shell.tsx'
import { usePathname } from './use-address.ts'
import { productName } from '../session/product-name.ts'

const CanaryBanner = lazyPart(() => import('./CanaryBanner.tsx').then(({ CanaryBanner: component }) => component))
/** Set only by the document of a canary host: the address it comes before. */
const production = document.documentElement.dataset.canary
/** Drawn with the first picture: nothing moves when it comes. */
export const canaryReady = production === undefined ? null : CanaryBanner.preload()

type Search = Record<string, unknown>

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

const anySearch = (search: Search): Search => search
const signedOut = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => root, path, component, validateSearch: anySearch })

const login = lazyRouteComponent(() => import('../features/account/LoginScreen.tsx'), 'LoginScreen')
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

/** Who has an account begins their first project inside. */
const firstProject = createRoute({
  getParentRoute: () => root,
  path: '/autopilot-onboarding',
  component: onboarding,
  validateSearch: anySearch,
  beforeLoad: () => {
    if (sessionToken()) throw redirect({ to: '/autopilot-projects/new', search: { first: 'yes' } as never })
  },
})

const openedAt = window.location.pathname

/** The home page is a document of its own, which the server sends; here it stands only for anyone who has no connection. */
const home = createRoute({
  getParentRoute: () => root,
  path: '/',
  component: lazyRouteComponent(() => import('../features/account/AwayScreen.tsx'), 'AwayScreen'),
  validateSearch: anySearch,
  beforeLoad: ({ preload }) => {
    if (preload || openedAt === '/' || !navigator.onLine) return
    window.location.assign('/')
    // nothing is drawn until the document is there
    return new Promise<void>(() => {})
  },
})

const inside = createRoute({
  getParentRoute: () => root,
  id: 'inside',
  component: Shell,
  beforeLoad: ({ location }) => {
    if (sessionToken()) return
    // anyone who was sent to the canary host signs in there and goes on where they were going
    throw production === undefined ? redirect({ to: '/' }) : redirect({ to: '/login', search: { back: location.href } as never })
  },
})
const screen = (path: string, component: RouteComponent) =>
  createRoute({ getParentRoute: () => inside, path, component, validateSearch: anySearch })

const newProject = lazyRouteComponent(() => import('../features/wizard/NewProjectScreen.tsx'), 'NewProjectScreen')
const draft = lazyRouteComponent(() => import('../features/wizard/DraftScreen.tsx'), 'DraftScreen')
const settings = lazyRouteComponent(() => import('../features/wizard/DraftScreen.tsx'), 'SettingsScreen')
const edit = lazyRouteComponent(() => import('../features/wizard/DraftScreen.tsx'), 'EditScreen')
const idealsDemo = lazyRouteComponent(() => import('../features/wizard/demos/IdealCandidatesDemo.tsx'), 'IdealCandidatesDemo')
const templatesDemo = lazyRouteComponent(() => import('../features/wizard/demos/TemplatesDemo.tsx'), 'TemplatesDemo')
const talent = lazyRouteComponent(() => import('../features/talent/TalentScreen.tsx'), 'TalentScreen')
const person = lazyRouteComponent(() => import('../features/talent/PersonScreen.tsx'), 'PersonScreen')
const team = lazyRouteComponent(() => import('../features/team/TeamScreen.tsx'), 'TeamScreen')
const tasks = lazyRouteComponent(() => import('../features/tasks/TasksScreen.tsx'), 'TasksScreen')
const inbox = lazyRouteComponent(() => import('../features/inbox/InboxScreen.tsx'), 'InboxScreen')

const board = lazyRouteComponent(() => import('../features/operations/BoardScreen.tsx'), 'BoardScreen')
const email = lazyRouteComponent(() => import('../features/operations/EmailScreen.tsx'), 'EmailScreen')
const system = lazyRouteComponent(() => import('../features/operations/SystemScreen.tsx'), 'SystemScreen')
const unmatched = lazyRouteComponent(() => import('../features/operations/UnmatchedScreen.tsx'), 'UnmatchedScreen')
const messages = lazyRouteComponent(() => import('../features/operations/MessagesScreen.tsx'), 'MessagesScreen')
const users = lazyRouteComponent(() => import('../features/operations/UsersScreen.tsx'), 'UsersScreen')
const audit = lazyRouteComponent(() => import('../features/operations/AuditScreen.tsx'), 'AuditScreen')
const planRequests = lazyRouteComponent(() => import('../features/operations/PlansScreen.tsx'), 'PlansScreen')
const security = lazyRouteComponent(() => import('../features/operations/SecurityScreen.tsx'), 'SecurityScreen')
const ownSecurity = lazyRouteComponent(() => import('../features/operations/SecurityScreen.tsx'), 'OwnSecurityScreen')
const ownAudit = lazyRouteComponent(() => import('../features/operations/AuditScreen.tsx'), 'OwnAuditScreen')
/** For anyone who may not, nothing is there. */
const staffScreen = (path: string, component: RouteComponent, may: (user: GetUserSettings['answer']) => boolean) =>
  createRoute({
    getParentRoute: () => inside,
    path,
    component,
    validateSearch: anySearch,
    beforeLoad: async () => {
      if (!may(await cache.ensureQueryData(userQuery))) throw notFound()
    },
  })

const analytics = lazyRouteComponent(() => import('../features/analytics/OverviewScreen.tsx'), 'OverviewScreen')
const pipeline = lazyRouteComponent(() => import('../features/analytics/PipelineScreen.tsx'), 'PipelineScreen')
const people = lazyRouteComponent(() => import('../features/analytics/PeopleScreen.tsx'), 'PeopleScreen')
const model = lazyRouteComponent(() => import('../features/analytics/ModelScreen.tsx'), 'ModelScreen')
const fairness = lazyRouteComponent(() => import('../features/analytics/FairnessScreen.tsx'), 'FairnessScreen')
const profile = lazyRouteComponent(() => import('../features/profile/ProfileScreen.tsx'), 'ProfileScreen')
const calendar = lazyRouteComponent(() => import('../features/calendar/CalendarScreen.tsx'), 'CalendarScreen')
const ats = lazyRouteComponent(() => import('../features/ats/AtsScreen.tsx'), 'AtsScreen')

const checkout = lazyRouteComponent(() => import('../features/checkout/CheckoutScreen.tsx'), 'CheckoutScreen')

const tree = root.addChildren([
  home,
  signedOut('/login', login),
  signedOut('/v2/login', login),
  signedOut('/register', register),
  signedOut('/register/v3', registered),
  signedOut('/reset-password', newPassword),
  signedOut('/first-run', firstRun),
  signedOut('/verify-email', verifyEmail),
  signedOut('/secure-account', secureAccount),
  signedOut('/notifications/unsubscribe', subscription),
  signedOut('/notifications/resubscribe', subscription),
  signedOut('/product-picker', picker),
  firstProject,
  signedOut('/v1/candidates/additional_information', information),
  signedOut('/v1/candidates/self_identification', aboutOneself),
  inside.addChildren([
    screen('/panel', PanelScreen),
    screen('/autopilot-projects/self-serve/new', newProject),
    screen('/autopilot-projects/new', newProject),
    screen('/projects/new', newProject),
    screen('/projects/v2/new/$projectType', newProject),
    screen('/projects/edit/$projectId', edit),
    screen('/projects/v2/draft/$projectId', draft),
    screen('/projects/settings/v2/$projectId', settings),
    screen('/demos/templates', templatesDemo),
    screen('/demos/ideal-candidates', idealsDemo),
    screen('/talent', talent),
    screen('/talent/$personId', person),
    screen('/tasks', tasks),
    screen('/inbox', inbox),
    screen('/team', team),
    staffScreen('/operations', board, (user) => user.is_staff || user.is_super_admin),
    staffScreen('/operations/email', email, (user) => user.is_staff || user.is_super_admin),
    staffScreen('/operations/unmatched', unmatched, (user) => user.is_staff || user.is_super_admin),
    staffScreen('/operations/messages', messages, (user) => user.is_staff || user.is_super_admin),
    staffScreen('/operations/system', system, (user) => user.is_staff || user.is_super_admin),
    staffScreen('/operations/plans', planRequests, (user) => user.is_staff || user.is_super_admin),
    staffScreen('/operations/users', users, (user) => user.is_super_admin),
    staffScreen('/operations/audit', audit, (user) => user.is_super_admin),
    staffScreen('/operations/security', security, (user) => user.is_super_admin),
    staffScreen('/security', ownSecurity, (user) => user.is_workspace_admin),
    staffScreen('/audit', ownAudit, (user) => user.owns_workspace),
    screen('/analytics', analytics),
    screen('/analytics/pipeline', pipeline),
    screen('/analytics/candidate', people),
    screen('/analytics/fairness', fairness),
    screen('/analytics/model', model),
    screen('/profile', profile),
    screen('/calendar', calendar),
    screen('/ats-settings', ats),
    screen('/checkout', checkout),
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
