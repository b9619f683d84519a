import { AssumeRoleCommand, STSClient } from '@aws-sdk/client-sts'
import type { S3Settings } from './s3.ts'
import type { TemporaryCredentials } from './storage.ts'

/** Credentials of a role, narrowed to writing under a prefix. */
export async function assumeRole(settings: S3Settings, role: string, prefix: string): Promise<TemporaryCredentials> {
  const { bucket, region, endpoint, accessKeyId, secretAccessKey } = settings
  const client = new STSClient({ region, credentials: { accessKeyId, secretAccessKey }, ...(endpoint && { endpoint }) })
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
