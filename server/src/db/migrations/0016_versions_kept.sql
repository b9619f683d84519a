UPDATE "messages" m SET
	"origin" = CASE WHEN m."version" = 1 THEN 'written' ELSE 'improved' END,
	"based_on" = nullif(m."version" - 1, 0),
	"comment" = (SELECT b."feedback_comment" FROM "messages" b
		WHERE b."job_description_id" = m."job_description_id" AND b."version" = m."version" - 1),
	"writer" = (SELECT v."model" FROM "generations" g
		JOIN "assistant_versions" v ON v."assistant_id" = g."assistant_id" AND v."changed_at" <= g."created_at"
		WHERE g."message_id" = m."id" ORDER BY v."number" DESC LIMIT 1),
	"wishes" = coalesce((SELECT jsonb_agg(w || '{"changes": []}'::jsonb) FROM jsonb_array_elements(m."wishes") w), '[]'::jsonb)
WHERE m."version" IS NOT NULL;--> statement-breakpoint
UPDATE "generations" g SET "wish" = (SELECT m."feedback_comment" FROM "messages" m WHERE m."id" = g."answers_message_id")
WHERE g."improves_id" IS NOT NULL;--> statement-breakpoint
ALTER TABLE "messages" DROP CONSTRAINT "messages_jobDescriptionId_version_unique";--> statement-breakpoint
-- What a version was before claims were dropped from it becomes versions of their own, before it.
WITH counted AS (
	SELECT "id", jsonb_array_length("earlier") AS n,
		("version" + sum(jsonb_array_length("earlier")) OVER (PARTITION BY "job_description_id" ORDER BY "version"))::integer AS number
	FROM "messages" WHERE "version" IS NOT NULL
), numbered AS (
	SELECT c.*, lag(c.number) OVER (PARTITION BY m."job_description_id" ORDER BY m."version") AS before
	FROM counted c JOIN "messages" m ON m."id" = c."id"
), kept AS (
	INSERT INTO "messages" ("conversation_id", "role", "content", "is_job_description", "job_description_id", "version", "origin",
		"based_on", "comment", "writer", "place", "claims", "notes", "wishes", "created_at")
	SELECT m."conversation_id", m."role", e.entry ->> 'content', true, m."job_description_id", c.number - c.n + e.at - 1,
		CASE WHEN e.at = 1 THEN m."origin" ELSE 'edited' END,
		CASE WHEN e.at = 1 THEN c.before ELSE c.number - c.n + e.at - 2 END,
		CASE WHEN e.at = 1 THEN m."comment" END,
		m."writer", m."arrival", e.entry -> 'claims', m."notes",
		CASE WHEN e.at = 1 THEN m."wishes" ELSE '[]'::jsonb END,
		m."created_at"
	FROM numbered c JOIN "messages" m ON m."id" = c."id"
	CROSS JOIN LATERAL jsonb_array_elements(m."earlier") WITH ORDINALITY AS e(entry, at)
), added AS (
	UPDATE "job_descriptions" j SET "versions" = j."versions" + t.n
	FROM (SELECT m."job_description_id" AS id, sum(c.n)::integer AS n FROM counted c JOIN "messages" m ON m."id" = c."id" GROUP BY 1) t
	WHERE t.id = j."id" AND t.n > 0
)
UPDATE "messages" m SET
	"version" = c.number,
	"based_on" = CASE WHEN c.n > 0 THEN c.number - 1 ELSE c.before END,
	"origin" = CASE WHEN c.n > 0 THEN 'edited' ELSE m."origin" END,
	"comment" = CASE WHEN c.n = 0 THEN m."comment" END,
	"wishes" = CASE WHEN c.n = 0 THEN m."wishes" ELSE '[]'::jsonb END
FROM numbered c WHERE c."id" = m."id";--> statement-breakpoint
ALTER TABLE "messages" ADD CONSTRAINT "messages_jobDescriptionId_version_unique" UNIQUE("job_description_id","version");--> statement-breakpoint
ALTER TABLE "messages" DROP COLUMN "earlier";