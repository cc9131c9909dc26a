-- The list of applied migrations is nobody's business but the service's own.

revoke all on migration from fairlead_app;
