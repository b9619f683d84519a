import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'
import type { TemporaryCredentials } from './storage.ts'

export interface S3Settings {
  bucket: string
  region: string
  /** Of another store than Amazon's. */
  endpoint?: string
  accessKeyId: string
  secretAccessKey: string
  /** The role whose temporary credentials may be handed out. */
  stsRoleArn?: string
}

interface Lent {
  given: Promise<TemporaryCredentials>
  /** In ms since 1970. */
  until: number
}

/** Lends the credentials of a role, narrowed to writing under a prefix; the same ones until half of their time is over. */
export function createLender(settings: S3Settings, role: string) {
  const { region, endpoint, accessKeyId, secretAccessKey } = settings
  const client = new STSClient({ region, credentials: { accessKeyId, secretAccessKey }, ...(endpoint && { endpoint }) })
  const lent = new Map<string, Lent>()

  return async function lend(prefix: string, now: Date): Promise<TemporaryCredentials> {
    for (const [key, { until }] of lent) if (until <= now.getTime()) lent.delete(key)
    const known = lent.get(prefix)
    if (known) return known.given
    const given = assumeRole(client, settings, role, prefix)
    // Known at once, so that requests that come together ask once; until when, only then.
    const entry = { given, until: Number.POSITIVE_INFINITY }
    lent.set(prefix, entry)
    try {
      const { credentials } = await given
      entry.until = (now.getTime() + Date.parse(credentials.Expiration)) / 2
    } catch (error) {
      lent.delete(prefix)
      throw error
    }
    return given
  }
}

async function assumeRole(
  client: STSClient,
  { bucket, region }: S3Settings,
  role: string,
  prefix: string,
): Promise<TemporaryCredentials> {
  const policy = {
    Version: '2012-10-17',
    Statement: [{ Effect: 'Allow', Action: 's3:PutObject', Resource: `arn:aws:s3:::${bucket}/${prefix}*` }],
  }
  const { Credentials: given } = await client.send(
    new AssumeRoleCommand({ RoleArn: role, RoleSessionName: 'rolewright', Policy: JSON.stringify(policy) }),
  )
  return {
    credentials: {
      AccessKeyId: given!.AccessKeyId!,
      SecretAccessKey: given!.SecretAccessKey!,
      SessionToken: given!.SessionToken!,
      Expiration: given!.Expiration!.toISOString(),
    },
    bucket,
    region,
  }
}
