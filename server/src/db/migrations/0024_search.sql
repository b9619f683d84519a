CREATE EXTENSION IF NOT EXISTS pg_trgm;
--> statement-breakpoint
CREATE EXTENSION IF NOT EXISTS btree_gin;
--> statement-breakpoint
CREATE TABLE "history_counts" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"descriptions" integer NOT NULL
);
--> statement-breakpoint
ALTER TABLE "history_counts" ADD CONSTRAINT "history_counts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "job_descriptions_words" ON "job_descriptions" USING gin ("user_id",("title" || ' ' || "prompt" || ' ' || "response") gin_trgm_ops) WITH (gin_pending_list_limit=256);
--> statement-breakpoint
INSERT INTO "history_counts" SELECT "user_id", count(*) FROM "job_descriptions" WHERE "deletion_id" IS NULL GROUP BY "user_id";
--> statement-breakpoint
CREATE FUNCTION count_history() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
  step integer := 0;
BEGIN
  IF TG_OP <> 'INSERT' AND OLD.deletion_id IS NULL THEN step := step - 1; END IF;
  IF TG_OP <> 'DELETE' AND NEW.deletion_id IS NULL THEN step := step + 1; END IF;
  IF step = 1 THEN
    INSERT INTO history_counts VALUES (NEW.user_id, 1)
      ON CONFLICT (user_id) DO UPDATE SET descriptions = history_counts.descriptions + 1;
  ELSIF step = -1 THEN
    UPDATE history_counts SET descriptions = descriptions - 1 WHERE user_id = OLD.user_id;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_history AFTER INSERT OR DELETE OR UPDATE OF deletion_id ON "job_descriptions"
  FOR EACH ROW EXECUTE FUNCTION count_history();
