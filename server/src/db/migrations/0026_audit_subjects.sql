ALTER TABLE "audit_entries" ADD COLUMN "subject_ids" uuid[] DEFAULT '{}' NOT NULL;--> statement-breakpoint
CREATE INDEX "audit_entries_actor_id_arrival_index" ON "audit_entries" USING btree ("actor_id","arrival");--> statement-breakpoint
CREATE INDEX "audit_entries_subject_ids_index" ON "audit_entries" USING gin ("subject_ids");--> statement-breakpoint
UPDATE "audit_entries" SET "subject_ids" = ARRAY(SELECT "id" FROM "users" WHERE strpos("audit_entries"."whom", '<' || "email" || '>') > 0);
