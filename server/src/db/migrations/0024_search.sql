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
BEGIN
  IF TG_OP = 'INSERT' THEN
    INSERT INTO history_counts
      SELECT user_id, count(*) FROM came WHERE deletion_id IS NULL GROUP BY user_id
      ON CONFLICT (user_id) DO UPDATE SET descriptions = history_counts.descriptions + excluded.descriptions;
  ELSIF TG_OP = 'DELETE' THEN
    UPDATE history_counts held SET descriptions = held.descriptions - step.n
      FROM (SELECT user_id, count(*) AS n FROM gone WHERE deletion_id IS NULL GROUP BY user_id) step
      WHERE held.user_id = step.user_id;
  ELSE
    UPDATE history_counts held SET descriptions = held.descriptions + step.n
      FROM (SELECT came.user_id, count(*) FILTER (WHERE came.deletion_id IS NULL) - count(*) FILTER (WHERE gone.deletion_id IS NULL) AS n
        FROM came JOIN gone ON gone.id = came.id GROUP BY came.user_id) step
      WHERE held.user_id = step.user_id AND step.n <> 0;
  END IF;
  RETURN NULL;
END $$;
--> statement-breakpoint
CREATE TRIGGER count_new_history AFTER INSERT ON "job_descriptions"
  REFERENCING NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_history();
--> statement-breakpoint
CREATE TRIGGER count_gone_history AFTER DELETE ON "job_descriptions"
  REFERENCING OLD TABLE AS gone FOR EACH STATEMENT EXECUTE FUNCTION count_history();
--> statement-breakpoint
CREATE TRIGGER count_changed_history AFTER UPDATE ON "job_descriptions"
  REFERENCING OLD TABLE AS gone NEW TABLE AS came FOR EACH STATEMENT EXECUTE FUNCTION count_history();
