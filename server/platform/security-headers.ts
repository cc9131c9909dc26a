// Security headers of every response: the same for pages, the API, and the socket.
import type { Settings } from './settings.ts'

const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'geolocation',
  'gyroscope',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** Two years, as preload lists require; only sent if PUBLIC_URL is https. */
const strictTransport = 'max-age=63072000; includeSubDomains'

export function securityHeaders({ publicUrl }: Pick<Settings, 'publicUrl'>): Record<string, string> {
  return {
    'X-Content-Type-Options': 'nosniff',
    'X-Frame-Options': 'DENY',
    'Referrer-Policy': 'no-referrer',
    'Cross-Origin-Opener-Policy': 'same-origin',
    'Cross-Origin-Resource-Policy': 'same-origin',
    'Permissions-Policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
    ...(publicUrl.startsWith('https:') ? { 'Strict-Transport-Security': strictTransport } : {}),
  }
}

const self = "'self'"
/** By directive, as helmet takes it. */
export const contentSecurityPolicy = {
  defaultSrc: [self],
  scriptSrc: [self],
  styleSrc: [self, "'unsafe-inline'"],
  imgSrc: [self, 'data:'],
  fontSrc: [self, 'data:'],
  connectSrc: [self],
  frameSrc: [self],
  objectSrc: ["'none'"],
  baseUri: ["'none'"],
  formAction: [self],
  frameAncestors: ["'none'"],
}
