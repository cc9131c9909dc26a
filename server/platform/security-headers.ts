// Headers that every answer carries besides the Content-Security-Policy: those of pages, of the API and of the socket are the same.
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
  'publickey-credentials-create',
  'screen-wake-lock',
  'usb',
  'xr-spatial-tracking',
]

/** Two years, as preload lists ask; only sent where PUBLIC_URL is https. */
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
