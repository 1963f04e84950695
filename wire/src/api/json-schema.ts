import { z } from 'zod'
import { plainObject } from '../parts.ts'

export type JsonSchema = z.core.JSONSchema.BaseSchema

/** A schema as documents have it. What only code can check is left open there. */
export function jsonSchema(schema: z.ZodType, io: 'input' | 'output' = 'output'): JsonSchema {
  const { $schema: _, ...made } = z.toJSONSchema(schema, {
    io,
    unrepresentable: 'any',
    override({ zodSchema, jsonSchema: written }) {
      if ((zodSchema as unknown) === plainObject) written.type = 'object'
    },
  })
  return made
}
